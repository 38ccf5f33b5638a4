import { useState } from 'react';

export interface LogoProps {
  /** Addresses in order of preference; a broken one gives way to the next, the last to the product's name. */
  readonly urls: readonly (string | undefined)[];
  readonly productName: string;
  /** The mark of the product is never drawn without its name: for a page that has no other place to say it. */
  readonly alwaysNamed?: boolean;
}

/** The product's own mark: a pulse on a rounded field. */
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
