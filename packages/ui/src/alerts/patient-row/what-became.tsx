import { Icon } from '../../primitives/icon/index.ts';

export interface WhatBecameProps {
  /** The answer that was given, in words; undefined while none is. */
  readonly answer: string | undefined;
  readonly note: string | undefined;
  /** Who said or tried something and when, and why it ended; what is not so is empty. */
  readonly lines: readonly (string | null | undefined)[];
}

/** What became of something that asked for a look; nothing where nothing did yet. */
export function WhatBecame({ answer, note, lines }: WhatBecameProps) {
  const texts = lines.filter((line) => typeof line === 'string');
  if (texts.length === 0) return null;
  return (
    <div className="mt-1 flex flex-col gap-1 border-line border-s-2 ps-3 text-sm">
      {answer !== undefined && (
        <p className="flex items-start gap-1 font-medium">
          <Icon name="check_circle" size={18} />
          <span className="min-w-0 break-words">{answer}</span>
        </p>
      )}
      {note && <p className="whitespace-pre-line break-words">{note}</p>}
      {texts.map((line) => (
        <p key={line} className="text-muted">
          {line}
        </p>
      ))}
    </div>
  );
}
