import { Icon } from '../../primitives/icon/index.ts';

export interface WhatBecameProps {
  /** The answer in words. Undefined while there is none. */
  readonly answer: string | undefined;
  readonly note: string | undefined;
  /** Who answered or tried to and when, and why the item ended. Empty lines are left out. */
  readonly lines: readonly (string | null | undefined)[];
}

/** The outcome of an item that needed attention. Renders nothing while there is none. */
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
