import { useMessages } from '@careline/ui/messages';
import { Button } from '@careline/ui/primitives/button';
import { administrationMessages } from './administration.messages.ts';

/** A field's value when the form was opened, and the value a colleague has saved since. */
export interface ConcurrentFieldChange {
  readonly field: string;
  readonly before: string;
  readonly after: string;
}

export interface ConcurrentChangeNoticeProps {
  readonly by: string | undefined;
  readonly changes: readonly ConcurrentFieldChange[];
  readonly onTakeTheirs: () => void;
  readonly onKeepMine: () => void;
}

/** Asks which version to keep when a colleague has saved a change to the same record. */
export function ConcurrentChangeNotice({
  by,
  changes,
  onTakeTheirs,
  onKeepMine,
}: ConcurrentChangeNoticeProps) {
  const t = useMessages(administrationMessages);
  return (
    <div
      role="alert"
      className="flex flex-col items-start gap-2 rounded-card border border-line-strong bg-warning-soft p-4 text-on-warning-soft"
    >
      <p className="font-semibold">{t('meanwhileTitle', { name: by ?? t('meanwhileSomebody') })}</p>
      <ul className="list-disc ps-6">
        {changes.map(({ field, before, after }) => (
          <li key={field} className="wrap-anywhere">
            {t('meanwhileChange', { field, before, after })}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button onClick={onTakeTheirs}>{t('takeTheirs')}</Button>
        <Button onClick={onKeepMine}>{t('keepMine')}</Button>
      </div>
    </div>
  );
}

type Texts = Readonly<Record<string, string>>;

/** Returns the fields that differ between two versions of a record, in display form. */
export function differences(before: Texts, after: Texts): readonly ConcurrentFieldChange[] {
  return Object.entries(after).flatMap(([field, text]) =>
    before[field] === text ? [] : [{ field, before: before[field] ?? '', after: text }],
  );
}
