import {
  ENCOUNTER_PRIORITIES,
  type EncounterPriority,
  encounterPriorityLabel,
} from '@careline/core/internal/encounters';
import { dayAfter, isoDay, labelIn } from '@careline/core/internal/formatting';
import { ofPatient } from '@careline/core/internal/http';
import {
  isSameTest,
  type LabOrder,
  labTest,
  labTestLabel,
  MAX_ORDER_NOTE,
  MAX_ORDER_REASON,
  orderLabs,
  type TestName,
  testGroups,
} from '@careline/core/internal/labs';
import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { useDirtyPart } from '../../care/use-dirty-part.ts';
import { useFailureText } from '../../http/index.ts';
import { useSubmission } from '../../http/use-submission.ts';
import { useLocale, useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { CheckField } from '../../primitives/check-field/index.ts';
import { DateField } from '../../primitives/date-field/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { FieldError } from '../../primitives/field/index.ts';
import { useFocusOnceDrawn } from '../../primitives/focus/index.ts';
import { SegmentedField } from '../../primitives/segmented-field/index.ts';
import { TextArea } from '../../primitives/text-area/index.ts';
import { TextField } from '../../primitives/text-field/index.ts';
import { useHttp, useNow, useTimeZone } from '../../provider/index.ts';
import { labsMessages, orderMessages } from './labs.messages.ts';
import { TestPicker } from './test-picker.tsx';

export interface OrderLabsProps {
  readonly vitaId: string;
  /** Encounter in which the tests are ordered. */
  readonly encounterId: string | null;
  readonly onOrdered: (order: LabOrder) => void;
  readonly onClose: () => void;
  /** Reports whether tests are chosen but not ordered. Pass a stable function. */
  readonly onDirtyChange?: ((part: string, dirty: boolean) => void) | undefined;
}

/** Days until results usually arrive. Our own assumption; laboratories differ. */
const USUAL_DAYS: Readonly<Record<EncounterPriority, number>> = { routine: 3, urgent: 1, asap: 0 };

interface Draft {
  readonly tests: readonly TestName[];
  readonly priority: EncounterPriority;
  /** Undefined: as the tests require. */
  readonly fasting: boolean | undefined;
  readonly reason: string;
  readonly note: string;
  /** Undefined: the usual date for the priority. */
  readonly expectedOn: string | undefined;
}

const EMPTY: Draft = {
  ...{ tests: [], priority: 'routine', fasting: undefined },
  ...{ reason: '', note: '', expectedOn: undefined },
};

/** Tracks the order and sends it. Retries with the same content count as one order on the server. */
function useOrdering({ vitaId, encounterId, onOrdered }: OrderLabsProps) {
  const now = useNow();
  const http = useHttp();
  const timeZone = useTimeZone();
  const [draft, setDraft] = useState(EMPTY);
  const [asked, setAsked] = useState(false);
  const sending = useSubmission();
  const today = isoDay(Math.floor(now() / 1000), timeZone) ?? '';
  const asksFasting = draft.tests.some(({ test }) => labTest(test)?.fasting);
  const fasting = draft.fasting ?? asksFasting;
  const expectedOn = draft.expectedOn ?? dayAfter(today, USUAL_DAYS[draft.priority]);
  const isDayWrong = expectedOn < today;
  const isWhole = draft.tests.length > 0 && !isDayWrong;
  return {
    ...{ draft, today, asksFasting, fasting, expectedOn, isDayWrong, asked },
    busy: sending.busy,
    error: sending.error,
    isDirty: draft.tests.length > 0 || draft.reason !== '' || draft.note !== '',
    change: (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part })),
    async order(): Promise<boolean> {
      setAsked(true);
      if (!isWhole) return false;
      const { tests, priority, reason, note } = draft;
      const content = {
        ...{ tests: [...tests], priority, fasting, expectedOn },
        ...{ reason: reason.trim(), note: note.trim() },
      };
      const saved = await sending.submit(JSON.stringify(content), ({ id, key, at }) => {
        const order = { id, vitaId, encounterId, ...content, metaInfo: { updatedAt: at } };
        return http.call(orderLabs, { body: { order }, idempotencyKey: key });
      });
      if (saved) onOrdered(ofPatient(saved.answer, vitaId, orderLabs).data);
      return true;
    },
  };
}

type Ordering = ReturnType<typeof useOrdering>;

/** Lists the chosen tests, panels by name with their tests. Each can be removed. */
function Chosen({ ordering }: { readonly ordering: Ordering }) {
  const t = useMessages(orderMessages);
  const locale = useLocale();
  const { draft, change, busy } = ordering;
  if (draft.tests.length === 0) return <p className="text-muted">{t('none')}</p>;
  const without = (gone: readonly TestName[]) =>
    change({ tests: draft.tests.filter((one) => !gone.some((other) => isSameTest(one, other))) });
  return (
    <ul aria-label={t('chosen')} className="rounded-card border border-line">
      {testGroups(draft.tests).map(({ panel, tests }) => {
        const names = tests.map((one) => labTestLabel(one, locale)).join(', ');
        const name = panel ? labelIn(panel.labels, locale) : names;
        return (
          <li
            key={panel?.key ?? tests[0]?.test ?? name}
            className="flex items-start justify-between gap-2 border-line border-t px-3 py-1 first:border-t-0"
          >
            <div className="wrap-anywhere min-w-0 self-center">
              <p className="font-medium">{name}</p>
              {panel && <p className="text-muted text-sm">{names}</p>}
            </div>
            <Button
              size="small"
              variant="quiet"
              aria-label={t('removeOf', { name })}
              disabled={busy}
              onClick={() => without(tests)}
            >
              {t('remove')}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}

function Fields({ ordering }: { readonly ordering: Ordering }) {
  const t = useMessages(orderMessages);
  const locale = useLocale();
  const { draft, change, busy, today, fasting, asksFasting, expectedOn, isDayWrong } = ordering;
  return (
    <>
      <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
        <SegmentedField
          label={t('priority')}
          options={ENCOUNTER_PRIORITIES.map((value) => ({
            value,
            label: encounterPriorityLabel(value, locale),
          }))}
          value={draft.priority}
          onChange={(priority) => change({ priority })}
        />
        <DateField
          showsWeekday
          label={t('expected')}
          value={expectedOn}
          min={today}
          onChange={(day) => change({ expectedOn: day })}
          error={isDayWrong && t('expectedPast')}
          disabled={busy}
        />
      </div>
      <CheckField
        label={t('fasting')}
        hint={asksFasting && t('fastingHint')}
        checked={fasting}
        onChange={(checked) => change({ fasting: checked })}
        disabled={busy}
      />
      <TextField
        label={t('reason')}
        value={draft.reason}
        maxLength={MAX_ORDER_REASON}
        onChange={(reason) => change({ reason })}
        disabled={busy}
      />
      <TextArea
        label={t('note')}
        value={draft.note}
        maxLength={MAX_ORDER_NOTE}
        rows={2}
        onChange={(note) => change({ note })}
        disabled={busy}
      />
    </>
  );
}

function Failure({ ordering: { error } }: { readonly ordering: Ordering }) {
  const t = useMessages(labsMessages);
  const failureText = useFailureText();
  if (!error) return null;
  return (
    <div role="alert">
      <FieldError>{error.code === 'case-sheet-access' ? t('notProvider') : failureText(error)}</FieldError>
    </div>
  );
}

/** Orders lab tests by name or by panel. Asks before a selection is lost. */
export function OrderLabs(props: OrderLabsProps) {
  const t = useMessages(orderMessages);
  const form = useId();
  const field = useRef<HTMLInputElement>(null);
  const ordering = useOrdering(props);
  const onceDrawn = useFocusOnceDrawn();
  const [leaving, setLeaving] = useState(false);
  const { draft, busy, asked, isDirty, change } = ordering;
  useDirtyPart(isDirty, props.onDirtyChange);
  const close = () => (isDirty && !leaving ? setLeaving(true) : props.onClose());
  const send = async () => {
    if (busy) return;
    const isSent = await ordering.order();
    if (!isSent) onceDrawn(() => field.current?.focus());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void send();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  const actions = leaving ? (
    <>
      <p role="alert" className="me-auto self-center font-medium">
        {t('discardTitle')}
      </p>
      <Button key="stay" autoFocus onClick={() => setLeaving(false)}>
        {t('stay')}
      </Button>
      <Button key="discard" variant="danger" onClick={props.onClose}>
        {t('discard')}
      </Button>
    </>
  ) : (
    <>
      <span className="me-auto self-center text-muted text-sm pointer-coarse:hidden">{t('keys')}</span>
      <Button key="cancel" onClick={close}>
        {t('cancel')}
      </Button>
      <Button key="order" type="submit" form={form} variant="primary" busy={busy}>
        {t('order')}
      </Button>
    </>
  );
  return (
    <Dialog open persistent onClose={close} title={t('title')} actions={actions}>
      <form
        id={form}
        noValidate
        onSubmit={submit}
        onKeyDown={onKeyDown}
        className="@container flex flex-col gap-4"
      >
        <TestPicker
          label={t('find')}
          chosen={draft.tests}
          onAdd={(tests) => change({ tests: [...draft.tests, ...tests] })}
          disabled={busy}
          error={asked && draft.tests.length === 0 ? t('missing') : undefined}
          field={field}
        />
        <Chosen ordering={ordering} />
        <Fields ordering={ordering} />
        <Failure ordering={ordering} />
      </form>
    </Dialog>
  );
}
