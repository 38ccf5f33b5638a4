import { useState } from 'react';

export interface AvatarProps {
  /** The user's name, or the e-mail address if there is none. */
  readonly name: string;
  readonly emailHash?: string;
  /** Base URL of the avatar service. Without it, no picture is requested. */
  readonly service?: string;
}

/** Returns the first letters of the first and last word. For an e-mail address, uses the local part. */
export function initials(name: string): string {
  const words = (name.split('@')[0] ?? '').split(/[\s._-]+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return ends.map((word) => [...(word ?? '?')][0]?.toLocaleUpperCase() ?? '').join('');
}

/**
 * Shows the picture for the hash of the e-mail address (specification 2.5), or initials if it is missing or broken.
 * Hidden from screen readers, because the control around it has the name.
 */
export function Avatar({ name, emailHash, service }: AvatarProps) {
  const address = service && emailHash ? `${service.replace(/\/$/, '')}/${emailHash}?d=identicon` : undefined;
  const [broken, setBroken] = useState<string>();
  if (address && broken !== address) {
    return (
      <img
        src={address}
        alt=""
        width={32}
        height={32}
        referrerPolicy="no-referrer"
        onError={() => setBroken(address)}
        className="size-8 rounded-full bg-sunken object-cover"
      />
    );
  }
  return (
    <span
      aria-hidden="true"
      data-initials={initials(name)}
      className="inline-flex size-8 shrink-0 items-center justify-center rounded-full bg-accent-soft font-semibold text-on-accent-soft text-sm before:content-[attr(data-initials)]"
    />
  );
}
