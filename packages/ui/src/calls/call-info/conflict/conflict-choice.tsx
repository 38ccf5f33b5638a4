import { useId } from 'react';
import { useMessages } from '../../../messages/index.ts';
import { Button } from '../../../primitives/button/index.ts';
import { callConflictMessages } from '../begun-call.messages.ts';
import type { PartWords } from './use-conflict-words.ts';

export interface ConflictChoiceProps {
  readonly parts: readonly PartWords[];
  /** Keys of the parts taken from the entries made here. */
  readonly ours: ReadonlySet<string>;
  readonly disabled: boolean;
  readonly onChange: (ours: ReadonlySet<string>) => void;
}

interface SideProps {
  readonly part: PartWords;
  readonly side: 'ours' | 'theirs';
  readonly name: string;
  readonly checked: boolean;
  readonly onChoose: () => void;
}

function Side({ part, side, name, checked, onChoose }: SideProps) {
  const t = useMessages(callConflictMessages);
  const isGroup = part.lines.length > 1;
  return (
    <label className="flex min-w-0 cursor-pointer items-start gap-2 rounded-control border border-line px-3 py-2 hover:bg-hover has-checked:border-accent has-checked:bg-accent-soft has-disabled:cursor-not-allowed">
      <input
        type="radio"
        name={name}
        checked={checked}
        onChange={onChoose}
        className="mt-1 size-4 shrink-0 accent-accent"
      />
      <span className="flex min-w-0 flex-col">
        <span className="text-muted text-xs">{t(side)}</span>
        {part.lines.map((line) => (
          <span key={line.key} className="wrap-anywhere whitespace-pre-wrap">
            {isGroup && <span className="text-muted">{`${line.label}: `}</span>}
            {line[side] ?? <span className="text-muted">{t('none')}</span>}
          </span>
        ))}
      </span>
    </label>
  );
}

function Part({
  part,
  isOurs,
  onChoose,
}: {
  readonly part: PartWords;
  readonly isOurs: boolean;
  readonly onChoose: (isOurs: boolean) => void;
}) {
  const t = useMessages(callConflictMessages);
  const name = useId();
  return (
    <fieldset disabled={part.fixed} className="flex min-w-0 flex-col gap-1">
      <legend className="mb-1 font-medium">{part.label}</legend>
      <div className="grid grid-cols-1 gap-2 @lg:grid-cols-2">
        <Side part={part} side="ours" name={name} checked={isOurs} onChoose={() => onChoose(true)} />
        <Side part={part} side="theirs" name={name} checked={!isOurs} onChoose={() => onChoose(false)} />
      </div>
      {part.fixed && <p className="text-muted text-xs">{t('fixed')}</p>}
    </fieldset>
  );
}

/** Chooses a version per entry. Arrow keys choose within an entry, and a button chooses for all. */
export function ConflictChoice({ parts, ours, disabled, onChange }: ConflictChoiceProps) {
  const t = useMessages(callConflictMessages);
  const choose = (key: string, isOurs: boolean) => {
    const next = new Set(ours);
    if (isOurs) next.add(key);
    else next.delete(key);
    onChange(next);
  };
  const free = parts.filter(({ fixed }) => !fixed);
  return (
    <fieldset disabled={disabled} className="@container flex w-full min-w-0 flex-col gap-4">
      <legend className="mb-2 font-semibold">{t('choose')}</legend>
      {free.length > 1 && (
        <div className="flex flex-wrap gap-2">
          <Button size="small" onClick={() => onChange(new Set(free.map(({ key }) => key)))}>
            {t('allOurs')}
          </Button>
          <Button size="small" onClick={() => onChange(new Set())}>
            {t('allTheirs')}
          </Button>
        </div>
      )}
      {parts.map((part) => (
        <Part
          key={part.key}
          part={part}
          isOurs={ours.has(part.key)}
          onChoose={(isOurs) => choose(part.key, isOurs)}
        />
      ))}
    </fieldset>
  );
}
