import { useState } from 'react';

export interface LogoProps {
  /** URLs in order of preference. A broken one falls back to the next, and the last to the product name. */
  readonly urls: readonly (string | undefined)[];
  readonly productName: string;
  /** Always shows the product name with its mark, for pages that show it nowhere else. */
  readonly alwaysNamed?: boolean;
}

function Mark() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      width={24}
      height={24}
      className="shrink-0 text-accent forced-color-adjust-none"
    >
      <rect width="24" height="24" rx="6" fill="currentColor" />
      <path
        d="M4 13h4l2-6 4 10 2-4h4"
        fill="none"
        stroke="var(--careline-color-on-accent)"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

export function Logo({ urls, productName, alwaysNamed = false }: LogoProps) {
  const [broken, setBroken] = useState<readonly string[]>([]);
  const url = urls.find((candidate) => candidate && !broken.includes(candidate));
  if (url) {
    return (
      <img
        src={url}
        alt={productName}
        referrerPolicy="no-referrer"
        onError={() => setBroken((before) => [...before, url])}
        className="h-8 max-w-40 object-contain"
      />
    );
  }
  return (
    <span className="flex items-center gap-2">
      <Mark />
      <span className={`font-semibold text-lg tracking-tight ${alwaysNamed ? '' : 'max-sm:sr-only'}`}>
        {productName}
      </span>
    </span>
  );
}
