import type { CaseSheetSession, ConcurrentSheetChange } from '@careline/core/internal/case-sheets';
import {
  changesBetween,
  type FieldAt,
  type FormAnswers,
  type FormChange,
  fieldAt,
  fieldPath,
  type Overlap,
  type Stated,
  unitKey,
  valueAt,
} from '@careline/core/internal/forms';
import { useEffect, useId, useRef } from 'react';
import { useValueText } from '../../forms/form-renderer/index.ts';
import { useFormLabel, useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { FieldError } from '../../primitives/field/index.ts';
import { useParts } from '../../store/index.ts';
import { sheetEditorMessages } from './case-sheet.messages.ts';

interface NoticeProps {
  readonly session: CaseSheetSession;
}

const boxClass =
  'flex flex-col items-start gap-2 rounded-card border border-warning bg-warning-soft p-4 text-on-warning-soft';

/** Formats field names (with the row, in repeated groups) and values. */
function useFieldWords({ session }: NoticeProps) {
  const t = useMessages(sheetEditorMessages);
  const labelOf = useFormLabel();
  const valueText = useValueText();
  const { form } = session.section;
  return {
    nameOf({ section, row, key }: FieldAt): string {
      const field = fieldAt(form, { section, ...(row !== undefined && { row }), key });
      const name = field ? labelOf(field.label) : key;
      const group = form.sections.find((one) => one.key === section)?.group;
      if (row === undefined || !group) return name;
      return `${t('inRow', { section: labelOf(group.label), number: row + 1 })}, ${name}`;
    },
    textOf(at: FieldAt, stated: Stated | undefined): string {
      const field = fieldAt(form, at);
      return (field && stated !== undefined && valueText(field, stated)) || t('nothing');
    },
  };
}

const textLike = ({ value }: Stated): boolean =>
  value !== '' && !(Array.isArray(value) && value.length === 0);

function TheirChanges({
  session,
  concurrentChange,
}: NoticeProps & { readonly concurrentChange: ConcurrentSheetChange }) {
  const t = useMessages(sheetEditorMessages);
  const { nameOf, textOf } = useFieldWords({ session });
  const { form } = session.section;
  const answersOf = (versions: ConcurrentSheetChange['newest']): FormAnswers => versions[0]?.answers ?? {};
  const changes: readonly FormChange[] = changesBetween(
    form,
    answersOf(concurrentChange.before),
    answersOf(concurrentChange.newest),
  );
  return (
    <ul className="list-disc ps-6">
      {changes.map(({ at, before, after }) => (
        <li key={fieldPath(at)} className="wrap-anywhere">
          {t('changed', { field: nameOf(at), before: textOf(at, before), after: textOf(at, after) })}
        </li>
      ))}
    </ul>
  );
}

/** Says that a colleague saved the section while it was open here, and what changed. No entry is lost. */
export function ConcurrentChangeNotice({
  session,
  concurrentChange,
}: NoticeProps & { readonly concurrentChange: ConcurrentSheetChange }) {
  const t = useMessages(sheetEditorMessages);
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby={id} className={boxClass}>
      <h4 id={id} ref={heading} tabIndex={-1} className="font-semibold outline-none">
        {t('meanwhileBy', { name: concurrentChange.newest.map(({ author }) => author.name).join(', ') })}
      </h4>
      <TheirChanges session={session} concurrentChange={concurrentChange} />
      <p>{t('meanwhileText')}</p>
      <Button size="small" onClick={session.settle}>
        {t('understood')}
      </Button>
    </section>
  );
}

function useOverlapWords({ session }: NoticeProps) {
  const { values } = useParts(session.store, ['values']);
  const { form } = session.section;
  const { nameOf, textOf } = useFieldWords({ session });
  const statedIn = (value: Stated['value'] | undefined, unit: unknown): Stated | undefined => {
    const stated = value === undefined ? undefined : { value, ...(typeof unit === 'string' && { unit }) };
    return stated && textLike(stated) ? stated : undefined;
  };
  return ({ at, theirs, beside }: Overlap) => {
    const unitAt = { ...at, key: unitKey({ key: at.key }) };
    return {
      field: nameOf(at),
      mine: textOf(at, statedIn(valueAt(form, values, at), valueAt(form, values, unitAt))),
      theirs: textOf(at, statedIn(theirs, beside?.[unitAt.key])),
    };
  };
}

/** Lists fields that both users wrote. The form contains one value, and a button applies the other. */
export function Overlaps({ session }: NoticeProps) {
  const { overlaps, asked } = useParts(session.store, ['overlaps', 'asked']);
  const t = useMessages(sheetEditorMessages);
  const id = useId();
  const wordsOf = useOverlapWords({ session });
  if (overlaps.length === 0) return null;
  return (
    <section aria-labelledby={id} data-overlaps className={boxClass}>
      <h4 id={id} tabIndex={-1} className="font-semibold outline-none">
        {t('overlapsTitle')}
      </h4>
      {overlaps.map((overlap) => {
        const { field, mine, theirs } = wordsOf(overlap);
        return (
          <div key={fieldPath(overlap.at)} className="flex flex-wrap items-center gap-2">
            <p className="wrap-anywhere me-auto">{t('overlap', { field, mine, theirs })}</p>
            <Button size="small" onClick={() => session.keepMine(overlap.at)}>
              {t('keepMine', { mine })}
            </Button>
            <Button size="small" onClick={() => session.takeTheirs(overlap.at)}>
              {t('takeTheirs', { theirs })}
            </Button>
          </div>
        );
      })}
      <div role="alert">{asked && <FieldError>{t('overlapsMissing')}</FieldError>}</div>
    </section>
  );
}
