import { useMessages } from '@careline/ui/messages';
import { authMessages } from './auth.messages.ts';

/** A picture of a call: two people talk, and the line of readings returns to its range. */
function Drawing() {
  return (
    <svg
      viewBox="0 0 480 320"
      aria-hidden="true"
      className="w-full max-w-lg"
      fill="none"
      strokeLinecap="round"
    >
      <rect x="8" y="70" width="404" height="214" rx="20" fill="#fff" fillOpacity=".1" />
      <rect x="36" y="176" width="348" height="52" rx="8" fill="#7fe0c0" fillOpacity=".28" />
      <path d="M36 256h348M36 110v146" stroke="#fff" strokeOpacity=".35" strokeWidth="2" />
      <path
        d="M48 122l56 14 56-20 56 44 56 22 56 12 44-2"
        stroke="#fff"
        strokeWidth="5"
        strokeLinejoin="round"
        pathLength="1"
        className="[stroke-dasharray:1] motion-safe:animate-[draw_1.1s_ease-out_both]"
      />
      <g fill="#ffb4a8">
        <circle cx="48" cy="122" r="8" />
        <circle cx="104" cy="136" r="8" />
        <circle cx="160" cy="116" r="8" />
      </g>
      <g fill="#7fe0c0">
        <circle cx="272" cy="182" r="8" />
        <circle cx="328" cy="194" r="8" />
        <circle cx="372" cy="192" r="8" />
      </g>
      <circle cx="392" cy="78" r="62" fill="#fff" />
      <path
        transform="translate(350 36) scale(3.5)"
        d="M6.62 10.79c1.44 2.83 3.76 5.14 6.59 6.59l2.2-2.2c.27-.27.67-.36 1.02-.24 1.12.37 2.33.57 3.57.57.55 0 1 .45 1 1V20c0 .55-.45 1-1 1-9.39 0-17-7.61-17-17 0-.55.45-1 1-1h3.5c.55 0 1 .45 1 1 0 1.25.2 2.45.57 3.57.11.35.03.74-.25 1.02l-2.2 2.2z"
        fill="#0c666d"
      />
      <path d="M428 36a56 56 0 0 1 0 84M446 18a82 82 0 0 1 0 120" stroke="#7fe0c0" strokeWidth="5" />
    </svg>
  );
}

/** Shown next to the sign-in on wide windows; it adds nothing to the card's text. */
export function Poster() {
  const t = useMessages(authMessages);
  return (
    <aside className="forced-color-adjust-none flex flex-col items-center justify-center gap-10 bg-linear-160 from-[#0b4d55] to-[#062c3a] p-12 text-[#fff] max-md:hidden">
      <Drawing />
      <p className="max-w-lg text-center text-name">{t('poster')}</p>
    </aside>
  );
}
