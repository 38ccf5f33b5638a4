import type { ReactNode } from 'react';

/**
 * Frame of a drawing with two tones and a ground. Hidden from screen readers, because the text next to it says it all.
 */
function Scene({ children }: { readonly children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox="0 0 160 100"
      width={160}
      height={100}
      className="fill-raised stroke-accent"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <ellipse cx="80" cy="90" rx="66" ry="7" className="fill-accent-soft stroke-none" />
      {children}
    </svg>
  );
}

const LINE = 'stroke-line-strong';

export function CallsDone() {
  return (
    <Scene>
      <rect x="56" y="10" width="46" height="78" rx="8" />
      <path d="M74 18h10M72 80h14" className={LINE} />
      <path d="M64 34h30M64 44h22" className={LINE} />
      <circle cx="104" cy="58" r="18" className="fill-accent-soft" />
      <path d="m96 58 6 6 11-12" fill="none" />
      <path d="M38 40a22 22 0 0 0 0 26M28 32a36 36 0 0 0 0 42" fill="none" className={LINE} />
    </Scene>
  );
}

export function SearchCards() {
  return (
    <Scene>
      <rect x="24" y="16" width="84" height="30" rx="6" className="fill-raised stroke-line-strong" />
      <rect x="24" y="52" width="84" height="30" rx="6" className="fill-raised stroke-line-strong" />
      <circle cx="40" cy="31" r="7" className="fill-accent-soft stroke-none" />
      <circle cx="40" cy="67" r="7" className="fill-accent-soft stroke-none" />
      <path d="M54 27h32M54 35h20M54 63h28M54 71h16" className={LINE} />
      <circle cx="106" cy="50" r="20" className="fill-accent-soft" />
      <path d="m121 65 15 15" strokeWidth="5" />
    </Scene>
  );
}

export function BellAtRest() {
  return (
    <Scene>
      <path d="M80 12v6M56 74V46a24 24 0 0 1 48 0v28l8 8H48z" className="fill-accent-soft" />
      <path d="M72 82a8 8 0 0 0 16 0" />
      <path d="m70 52 8 8 14-16" fill="none" />
      <path d="M36 40h-10M38 28l-8-6M124 40h10M122 28l8-6" className={LINE} />
    </Scene>
  );
}

export function TicksOnList() {
  return (
    <Scene>
      <rect x="46" y="14" width="68" height="74" rx="8" />
      <rect x="66" y="8" width="28" height="12" rx="5" className="fill-accent-soft" />
      <path d="m56 36 4 4 7-8M56 54l4 4 7-8M56 72l4 4 7-8" fill="none" />
      <path d="M76 36h28M76 54h22M76 72h26" className={LINE} />
    </Scene>
  );
}
