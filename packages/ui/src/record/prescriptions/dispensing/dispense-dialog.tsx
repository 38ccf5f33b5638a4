import { isoDay, type Label, labelIn } from '@careline/core/internal/formatting';
import {
  type Dispensing,
  dispensedOf,
  dispensedText,
  dispenseLine,
  dispenseUnitLabel,
  type IssuedLine,
  isMeasure,
  MAX_BATCH,
  MAX_DISPENSE_REASON,
  MAX_PRODUCT,
  type Prescription,
  quantityText,
  suggestMedicineNames,
} from '@careline/core/internal/prescriptions';
import { type FormEvent, useId, useMemo, useState } from 'react';
import { useFailureText } from '../../../http/index.ts';
import { useSubmission } from '../../../http/use-submission.ts';
import { useLocale, useMessages } from '../../../messages/index.ts';
import { Button } from '../../../primitives/button/index.ts';
import { DateField } from '../../../primitives/date-field/index.ts';
import { Dialog } from '../../../primitives/dialog/index.ts';
import { FieldError } from '../../../primitives/field/index.ts';
import { NumberField } from '../../../primitives/number-field/index.ts';
import { SuggestField } from '../../../primitives/suggest-field/index.ts';
import { TextField } from '../../../primitives/text-field/index.ts';
import { useHttp, useNow, useTimeZone } from '../../../provider/index.ts';
import { useLineWords } from '../use-line-words.ts';
import { beginDispense, type DispenseField, type DispenseValues, readDispense } from './dispense-form.ts';
import { dispensingMessages } from './dispensing.messages.ts';

export interface DispenseDialogProps {
  readonly line: IssuedLine;
  readonly prescription: Prescription;
  readonly encounterId: string;
  readonly dispensing: Dispensing;
  readonly onDone: (text: string) => void;
  readonly onClose: () => void;
}

const MAX_SUGGESTIONS = 7;

function useProducts({ tables }: Dispensing, typed: string) {
  return useMemo(
    () =>
      suggestMedicineNames(tables, typed, MAX_SUGGESTIONS).map(({ brand, generic, strength }) => {
        const number = /\s\d+(?:\.\d+)?$/.exec(typed)?.[0] ?? '';
        const text = brand ? `${brand}${number}` : [generic, strength].filter(Boolean).join(' ');
        return { id: `${brand ?? ''}|${generic}`, text };
      }),
    [tables, typed],
  );
}

function useDispensing(props: DispenseDialogProps) {
  const now = useNow();
  const http = useHttp();
  const timeZone = useTimeZone();
  const { line, prescription, encounterId, dispensing } = props;
  const t = useMessages(dispensingMessages);
  const locale = useLocale();
  const sending = useSubmission();
  const day = isoDay(Math.floor(now() / 1000), timeZone) ?? '';
  const [values, setValues] = useState<DispenseValues>(() => beginDispense(line, day));
  const [wasSent, setSent] = useState(false);
  const signedOn = isoDay(prescription.signedAt, timeZone) ?? '';
  const words = {
    t,
    textOf: ({ problem }: { problem: Label }) => labelIn(problem, locale),
  };
  const read = readDispense(values, { line, prescription }, { day, signedOn }, dispensing, words);
  // Asks for the reason while the product is typed, so that the question does not come only at the end.
  const { rules, tables } = dispensing;
  const question = rules.productQuestion(rules.compareProduct(values.product, line, tables), values.product);
  const problems = wasSent ? read.problems : {};
  const set = (field: DispenseField) => (value: string) => setValues((all) => ({ ...all, [field]: value }));
  const send = async (): Promise<string | undefined> => {
    setSent(true);
    const { entered } = read;
    if (!entered) return undefined;
    const { id: prescriptionId, vitaId } = prescription;
    const what = { vitaId, prescriptionId, lineId: line.id, encounterId, ...entered };
    const seen = line.dispenses?.at(-1)?.id ?? null;
    const saved = await sending.submit(JSON.stringify(what), ({ id, key: idempotencyKey }) =>
      http.call(dispenseLine, { body: { dispense: { id, ...what, seen } }, idempotencyKey }),
    );
    return saved ? quantityText(entered.quantity, dispensedOf(line).unit, locale) : undefined;
  };
  return {
    values,
    set,
    problems,
    whole: wasSent ? read.whole : undefined,
    question,
    send,
    sending,
    locale,
  };
}

type Writing = ReturnType<typeof useDispensing>;

function Product({ dispensing, writing }: { readonly dispensing: Dispensing; readonly writing: Writing }) {
  const t = useMessages(dispensingMessages);
  const { values, set, problems, question, sending, locale } = writing;
  const suggestions = useProducts(dispensing, values.product);
  return (
    <>
      <SuggestField
        label={t('product')}
        value={values.product}
        onChange={set('product')}
        suggestions={suggestions}
        onPick={({ text }) => set('product')(text)}
        listLabel={t('suggestions')}
        error={problems.product}
        maxLength={MAX_PRODUCT}
        disabled={sending.busy}
        autoComplete="off"
        data-autofocus
      />
      {question && (
        <TextField
          label={t('reason')}
          hint={labelIn(question, locale)}
          value={values.reason}
          onChange={set('reason')}
          error={problems.reason}
          maxLength={MAX_DISPENSE_REASON}
          disabled={sending.busy}
        />
      )}
    </>
  );
}

function Amount({ line, writing }: { readonly line: IssuedLine; readonly writing: Writing }) {
  const t = useMessages(dispensingMessages);
  const { values, set, problems, sending, locale } = writing;
  const { unit } = dispensedOf(line);
  const isMeasured = isMeasure(unit);
  return (
    <>
      <NumberField
        label={t(isMeasured ? 'containers' : 'quantity')}
        value={values.amount}
        onChange={set('amount')}
        {...(isMeasured ? {} : { unit: dispenseUnitLabel(unit, 2, locale) })}
        error={problems.amount}
        disabled={sending.busy}
        inputMode="decimal"
      />
      {isMeasured && (
        <NumberField
          label={t('packSize')}
          value={values.packSize}
          onChange={set('packSize')}
          unit={dispenseUnitLabel(unit, 2, locale)}
          error={problems.packSize}
          disabled={sending.busy}
          inputMode="decimal"
        />
      )}
    </>
  );
}

function useFailure(error: Writing['sending']['error']) {
  const t = useMessages(dispensingMessages);
  const failureText = useFailureText();
  if (!error) return undefined;
  return error.code === 'conflict' ? t('raced') : failureText(error);
}

/** Records what is dispensed for a line: product, batch, expiry, quantity and day. */
export function DispenseDialog(props: DispenseDialogProps) {
  const { line, dispensing, onDone, onClose } = props;
  const t = useMessages(dispensingMessages);
  const words = useLineWords();
  const writing = useDispensing(props);
  const { values, set, problems, whole, send, sending, locale } = writing;
  const form = useId();
  const failure = useFailure(sending.error);
  const medicine = words.medicine(line);
  const { ordered, unit } = dispensedOf(line);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const quantity = await send();
    if (quantity !== undefined) onDone(t('isDispensed', { quantity, medicine }));
  };
  return (
    <Dialog
      open
      persistent
      onClose={onClose}
      title={t('dispenseTitle', { medicine })}
      width="medium"
      actions={
        <>
          <Button onClick={onClose} disabled={sending.busy}>
            {t('keep')}
          </Button>
          <Button type="submit" form={form} variant="primary" busy={sending.busy}>
            {t('dispense')}
          </Button>
        </>
      }
    >
      <form id={form} noValidate className="flex flex-col gap-3" onSubmit={(event) => void submit(event)}>
        <p className="wrap-anywhere">
          {words.directions(line)}
          <br />
          <span className="text-muted text-sm">
            {dispensedText(line, locale) ||
              (ordered === undefined
                ? t('orderedUnknown')
                : t('ordered', { quantity: quantityText(ordered, unit, locale) }))}
          </span>
        </p>
        <Product {...{ dispensing, writing }} />
        <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
          <TextField
            label={t('batch')}
            value={values.batch}
            onChange={set('batch')}
            error={problems.batch}
            maxLength={MAX_BATCH}
            disabled={sending.busy}
            autoComplete="off"
          />
          <TextField
            label={t('expiry')}
            value={values.expiry}
            onChange={set('expiry')}
            error={problems.expiry}
            maxLength={20}
            disabled={sending.busy}
            autoComplete="off"
          />
          <Amount {...{ line, writing }} />
          <DateField
            label={t('day')}
            value={values.day}
            onChange={set('day')}
            error={problems.day}
            disabled={sending.busy}
          />
        </div>
        {(whole || failure !== undefined) && (
          <div role="alert">
            <FieldError>{whole ? labelIn(whole.problem, locale) : failure}</FieldError>
          </div>
        )}
      </form>
    </Dialog>
  );
}
