import {
  checkMedicines,
  MAX_CHECK_TEXT,
  MEDICINE_ANSWERS,
  type MedicineAnswer,
  type MedicineList,
} from '@careline/core/internal/prescriptions';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useFailureText } from '../../../http/index.ts';
import { newId } from '../../../http/new-id.ts';
import { useSubmission } from '../../../http/use-submission.ts';
import { useMessages } from '../../../messages/index.ts';
import { Button } from '../../../primitives/button/index.ts';
import { FieldError } from '../../../primitives/field/index.ts';
import { SegmentedField } from '../../../primitives/segmented-field/index.ts';
import { TextField } from '../../../primitives/text-field/index.ts';
import { useHttp } from '../../../provider/index.ts';
import {
  type AskedMedicine,
  type CheckDraft,
  checkOf,
  EMPTY_CHECK,
  lacksText,
  type OutsideFields,
} from './check-draft.ts';
import { OutsideName } from './outside-name.tsx';
import { reconciliationMessages } from './reconciliation.messages.ts';

export interface MedicineCheckFormProps {
  readonly vitaId: string;
  readonly encounterId: string | null;
  /** Active medicines from our prescriptions. */
  readonly asked: readonly AskedMedicine[];
  readonly list: Pick<MedicineList, 'outside'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly onSaved: (list: MedicineList) => void;
  readonly onClose: () => void;
}

interface RowProps {
  readonly medicine: AskedMedicine;
  readonly isOutside: boolean;
  readonly draft: CheckDraft;
  readonly isChecked: boolean;
  readonly busy: boolean;
  readonly onAnswer: (answer: MedicineAnswer) => void;
  readonly onText: (text: string) => void;
}

/** Answers with a single key, then moves to the next medicine. */
function answerByKey(event: KeyboardEvent<HTMLLIElement>, onAnswer: RowProps['onAnswer']): void {
  const answer = MEDICINE_ANSWERS[Number(event.key) - 1];
  const { target, currentTarget } = event;
  if (!answer || !(target instanceof HTMLInputElement) || target.type !== 'radio') return;
  event.preventDefault();
  onAnswer(answer);
  if (answer !== 'continues') return;
  const next = currentTarget.nextElementSibling?.querySelector('input');
  (next ?? currentTarget.closest('form')?.querySelector<HTMLElement>('[type="submit"]'))?.focus();
}

function Row({ medicine, isOutside, draft, isChecked, busy, onAnswer, onText }: RowProps) {
  const t = useMessages(reconciliationMessages);
  const { id, name, directions } = medicine;
  const answer = draft.answers[id];
  return (
    <li
      className="flex flex-col gap-2 border-line border-t py-2 first:border-t-0"
      onKeyDown={(event) => answerByKey(event, onAnswer)}
    >
      <SegmentedField<MedicineAnswer | ''>
        label={
          <>
            <span translate="no">{name}</span>{' '}
            {directions !== '' && <span className="text-muted">{directions}</span>}
            {isOutside && <span className="text-muted"> · {t('elsewhere')}</span>}
          </>
        }
        options={MEDICINE_ANSWERS.map((value) => ({ value, label: t(value) }))}
        value={answer ?? ''}
        onChange={(value) => value !== '' && onAnswer(value)}
        disabled={busy}
      />
      {(answer === 'changed' || answer === 'stopped') && (
        <TextField
          label={t(answer === 'changed' ? 'whatChanged' : 'whyStopped')}
          required
          maxLength={MAX_CHECK_TEXT}
          value={draft.texts[id] ?? ''}
          onChange={onText}
          error={isChecked && lacksText(draft, id) ? t('textMissing') : undefined}
          disabled={busy}
        />
      )}
    </li>
  );
}

/** A new medicine from elsewhere. */
function AddedRow({
  fields,
  isChecked,
  busy,
  onChange,
  onRemove,
}: {
  readonly fields: OutsideFields;
  readonly isChecked: boolean;
  readonly busy: boolean;
  readonly onChange: (fields: OutsideFields) => void;
  readonly onRemove: () => void;
}) {
  const t = useMessages(reconciliationMessages);
  const set = (key: keyof OutsideFields) => (value: string) => onChange({ ...fields, [key]: value });
  return (
    <li className="grid gap-2 border-line border-t py-2 sm:grid-cols-2">
      <OutsideName
        name={fields.name}
        onChange={set('name')}
        error={isChecked && fields.name.trim() === '' ? t('nameMissing') : undefined}
        disabled={busy}
      />
      <TextField
        label={t('dose')}
        maxLength={MAX_CHECK_TEXT}
        value={fields.dose}
        onChange={set('dose')}
        disabled={busy}
      />
      <TextField
        label={t('sinceWhen')}
        maxLength={40}
        value={fields.since}
        onChange={set('since')}
        disabled={busy}
      />
      <TextField
        label={t('prescribedBy')}
        maxLength={MAX_CHECK_TEXT}
        value={fields.prescribedBy}
        onChange={set('prescribedBy')}
        disabled={busy}
      />
      <Button
        size="small"
        variant="quiet"
        className="self-start justify-self-start"
        aria-label={t('removeOf', { name: fields.name || t('elsewhere') })}
        onClick={onRemove}
      >
        {t('remove')}
      </Button>
    </li>
  );
}

const NEW_OUTSIDE = { name: '', dose: '', since: '', prescribedBy: '' };

/** Asks about each medicine in turn, and about medicines from elsewhere. */
export function MedicineCheckForm(props: MedicineCheckFormProps) {
  const http = useHttp();
  const { vitaId, encounterId, asked, list, now, onSaved, onClose } = props;
  const t = useMessages(reconciliationMessages);
  const failureText = useFailureText();
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(EMPTY_CHECK);
  const [isChecked, setChecked] = useState(false);
  const { submit, busy, error } = useSubmission(now);
  useEffect(() => form.current?.querySelector<HTMLElement>('input, button')?.focus(), []);
  const outside = list.outside.map(({ id, name, dose }) => ({ id, name, directions: dose }));
  const rows = [
    ...asked.map((medicine) => ({ medicine, isOutside: false })),
    ...outside.map((medicine) => ({ medicine, isOutside: true })),
  ];
  const unanswered = rows.filter(({ medicine }) => !draft.answers[medicine.id]);
  const answer = (id: string, one: MedicineAnswer) =>
    setDraft((before) => ({ ...before, answers: { ...before.answers, [id]: one } }));
  const lacks =
    rows.some(({ medicine }) => lacksText(draft, medicine.id)) ||
    draft.added.some(({ name }) => name.trim() === '');
  const save = async () => {
    setChecked(true);
    if (lacks) return;
    const content = checkOf(draft, asked, list);
    const saved = await submit(JSON.stringify(content), ({ id, key }) =>
      http.call(checkMedicines, {
        body: { check: { id, vitaId, encounterId, ...content } },
        idempotencyKey: key,
      }),
    );
    if (saved) onSaved(saved.answer.data);
  };
  return (
    <form
      ref={form}
      noValidate
      aria-label={t('title')}
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <p>{rows.length === 0 ? t('none') : t('ask')}</p>
      <ul aria-label={t('title')} className="flex flex-col">
        {rows.map(({ medicine, isOutside }) => (
          <Row
            key={medicine.id}
            {...{ medicine, isOutside, draft, isChecked, busy }}
            onAnswer={(one) => answer(medicine.id, one)}
            onText={(text) =>
              setDraft((before) => ({ ...before, texts: { ...before.texts, [medicine.id]: text } }))
            }
          />
        ))}
        {draft.added.map((fields) => (
          <AddedRow
            key={fields.id}
            {...{ fields, isChecked, busy }}
            onChange={(changed) =>
              setDraft({
                ...draft,
                added: draft.added.map((one) => (one.id === fields.id ? changed : one)),
              })
            }
            onRemove={() => setDraft({ ...draft, added: draft.added.filter(({ id }) => id !== fields.id) })}
          />
        ))}
      </ul>
      {unanswered.length > 0 && (
        <p className="text-muted text-sm">{t('unanswered', { count: unanswered.length })}</p>
      )}
      {error && (
        <div role="alert">
          <FieldError>{failureText(error)}</FieldError>
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" size="small" busy={busy}>
          {t('save')}
        </Button>
        {unanswered.length > 0 && (
          <Button
            size="small"
            disabled={busy}
            onClick={() => {
              for (const { medicine } of unanswered) answer(medicine.id, 'continues');
            }}
          >
            {t('allContinue')}
          </Button>
        )}
        <Button
          size="small"
          icon="add"
          disabled={busy}
          onClick={() => setDraft({ ...draft, added: [...draft.added, { id: newId(), ...NEW_OUTSIDE }] })}
        >
          {t('addOutside')}
        </Button>
        <Button size="small" variant="quiet" disabled={busy} onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
