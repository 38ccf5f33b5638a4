import {
  MERGE_FIELDS,
  type MergeField,
  type MergePreview,
  type MergeSide,
} from '@careline/core/internal/patients/duplicates';
import { useMessages } from '@careline/ui/messages';
import { useId } from 'react';
import { duplicatesMessages } from '../patients.messages.ts';
import { useFieldLabel, useValueText } from './use-merge-field.ts';

interface ValueProps {
  readonly field: MergeField;
  readonly side: MergeSide;
  /** Which of the two this is, where no column shows it. */
  readonly of: string;
}

function Values({ field, side, of }: ValueProps) {
  const t = useMessages(duplicatesMessages);
  const text = useValueText();
  const values = side.values[field] ?? [];
  const words = values.map((value) => text(field, value)).join('; ');
  return (
    <span className={words ? 'wrap-anywhere' : 'text-muted'}>
      <span className="text-muted text-xs md:sr-only">{of}: </span>
      {words ? <span translate="no">{words}</span> : t('nothing')}
    </span>
  );
}

export interface CompareTableProps {
  readonly preview: MergePreview;
  readonly take: ReadonlySet<MergeField>;
  readonly onTake: (field: MergeField, takes: boolean) => void;
}

const sameValues = (field: MergeField, { kept, merged }: MergePreview): boolean =>
  JSON.stringify(kept.values[field] ?? []) === JSON.stringify(merged.values[field] ?? []);

/** One field of both patients: a choice if they differ and both have a value. */
function FieldRow({ field, preview, take, onTake }: CompareTableProps & { readonly field: MergeField }) {
  const t = useMessages(duplicatesMessages);
  const name = useId();
  const { kept, merged, filled } = preview;
  const label = useFieldLabel()(field);
  const isChoice =
    !sameValues(field, preview) && (merged.values[field] ?? []).length > 0 && !filled.includes(field);
  const of = (takes: boolean) => t(takes ? 'goes' : 'stays');
  const option = (side: MergeSide, takes: boolean) =>
    isChoice ? (
      <label className="flex items-start gap-2">
        <input
          type="radio"
          name={name}
          className="mt-1 size-4 shrink-0 accent-accent"
          checked={take.has(field) === takes}
          onChange={() => onTake(field, takes)}
        />
        <Values field={field} side={side} of={of(takes)} />
      </label>
    ) : (
      <Values field={field} side={side} of={of(takes)} />
    );
  return (
    <fieldset className="grid gap-x-6 gap-y-1 border-line border-b py-2 last:border-b-0 md:grid-cols-[10rem_1fr_1fr]">
      <legend className="sr-only">{isChoice ? t('choose', { field: label }) : label}</legend>
      <span aria-hidden="true" className="font-medium">
        {label}
      </span>
      <div className="min-w-0">{option(kept, false)}</div>
      <div className="min-w-0">
        {option(merged, true)}
        {filled.includes(field) && <p className="text-muted text-xs">{t('filled')}</p>}
      </div>
    </fieldset>
  );
}

function ListRow({
  label,
  kept,
  merged,
}: {
  readonly label: string;
  readonly kept: string;
  readonly merged: string;
}) {
  const t = useMessages(duplicatesMessages);
  return (
    <div className="grid gap-x-6 gap-y-1 border-line border-b py-2 last:border-b-0 md:grid-cols-[10rem_1fr_1fr]">
      <span className="font-medium">{label}</span>
      <p className="wrap-anywhere min-w-0">
        <span className="text-muted text-xs md:sr-only">{t('stays')}: </span>
        {kept ? <span translate="no">{kept}</span> : t('nothing')}
      </p>
      <p className="wrap-anywhere min-w-0">
        <span className="text-muted text-xs md:sr-only">{t('goes')}: </span>
        {merged ? <span translate="no">{merged}</span> : t('nothing')}
      </p>
    </div>
  );
}

/** Both patients side by side: choose between differing values; numbers and facilities of both are kept. */
export function CompareTable(props: CompareTableProps) {
  const t = useMessages(duplicatesMessages);
  const { kept, merged } = props.preview;
  const shown = MERGE_FIELDS.filter((field) =>
    [kept, merged].some((side) => (side.values[field] ?? []).length > 0),
  );
  return (
    <div>
      <div
        aria-hidden="true"
        className="hidden gap-x-6 border-line-strong border-b pb-2 font-semibold md:grid md:grid-cols-[10rem_1fr_1fr]"
      >
        <span>{t('field')}</span>
        <span>{t('stays')}</span>
        <span>{t('goes')}</span>
      </div>
      {shown.map((field) => (
        <FieldRow key={field} {...props} field={field} />
      ))}
      <ListRow label={t('phones')} kept={kept.phones.join(', ')} merged={merged.phones.join(', ')} />
      <ListRow
        label={t('facilities')}
        kept={kept.facilities.join(', ')}
        merged={merged.facilities.join(', ')}
      />
      <p className="pt-2 text-muted text-xs">{t('bothStay')}</p>
    </div>
  );
}
