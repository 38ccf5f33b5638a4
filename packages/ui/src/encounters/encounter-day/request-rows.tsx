import type { Encounter } from '@careline/core/internal/encounters';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { CheckField } from '../../primitives/check-field/index.ts';
import { encounterDayMessages } from './encounter-day.messages.ts';
import { RequestRow, type RequestRowSetting } from './request-row.tsx';
import type { BulkAccept } from './use-bulk-accept.tsx';

const boxesOf = (list: HTMLElement): HTMLInputElement[] => [
  ...list.querySelectorAll<HTMLInputElement>('li input[type="checkbox"]'),
];

/** X checks the focused row and goes to the next one. */
function checkAndGoOn(event: KeyboardEvent<HTMLElement>): void {
  if (event.key.toLowerCase() !== 'x' || event.ctrlKey || event.altKey || event.metaKey) return;
  const boxes = boxesOf(event.currentTarget);
  const index = boxes.indexOf(event.target as HTMLInputElement);
  if (index < 0) return;
  event.preventDefault();
  boxes[index]?.click();
  boxes[index + 1]?.focus();
}

export interface RequestRowsProps extends RequestRowSetting {
  /** Labels the list. */
  readonly labelId: string;
  readonly encounters: readonly Encounter[];
  readonly bulk: BulkAccept;
}

/** Requests that wait for an answer. Several can be checked and accepted together. */
export function RequestRows({ labelId, encounters, bulk, ...setting }: RequestRowsProps) {
  const t = useMessages(encounterDayMessages);
  const [checked, setChecked] = useState<ReadonlySet<string>>(new Set());
  const { accept, busy } = bulk;
  const chosen = encounters.filter(({ id }) => checked.has(id));
  const check = (ids: readonly string[], isChecked: boolean) => {
    const next = new Set(checked);
    for (const id of ids) isChecked ? next.add(id) : next.delete(id);
    setChecked(next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy || chosen.length === 0) return;
    setChecked(new Set());
    void accept(chosen);
  };
  const hasSeveral = encounters.length > 1;
  return (
    <form noValidate onSubmit={submit}>
      {hasSeveral && (
        <div className="flex flex-wrap items-center gap-x-3 border-row-line border-b px-3">
          <CheckField
            label={t('checkAll')}
            checked={chosen.length === encounters.length}
            onChange={(isChecked) =>
              check(
                encounters.map(({ id }) => id),
                isChecked,
              )
            }
          />
          <Button size="row" type="submit" variant="secondary" disabled={chosen.length === 0} busy={busy}>
            {t('acceptChecked', { count: chosen.length })}
          </Button>
          <span className="text-muted text-xs @max-xl:hidden">{t('checkHint')}</span>
        </div>
      )}
      <ul aria-labelledby={labelId} onKeyDown={checkAndGoOn}>
        {encounters.map((encounter) => (
          <RequestRow
            key={encounter.id}
            {...setting}
            encounter={encounter}
            only={['accept', 'decline']}
            check={
              hasSeveral
                ? {
                    isChecked: checked.has(encounter.id),
                    onChange: (isChecked) => check([encounter.id], isChecked),
                  }
                : undefined
            }
          />
        ))}
      </ul>
    </form>
  );
}
