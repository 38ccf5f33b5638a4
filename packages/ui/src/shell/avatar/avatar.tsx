import { useState } from 'react';

export interface AvatarProps {
  /** The person's name, or the e-mail where there is none. */
  readonly name: string;
  readonly emailHash?: string;
  /** Base address of the avatar service; without one no picture is asked for. */
  readonly service?: string;
}

/** First letters of the first and the last word; of an e-mail, those of its local part. */
export function initials(name: string): string {
  const words = (name.split('@')[0] ?? '').split(/[\s._-]+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return ends.map((word) => [...(word ?? '?')][0]?.toLocaleUpperCase() ?? '').join('');
}

/**
 * The picture looked up by the e-mail's hash (specification 2.5); initials without one or when it is
 * broken. The initials are a drawing, not text: what is said is the name of the control around them.
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
