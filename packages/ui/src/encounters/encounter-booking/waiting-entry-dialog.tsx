import {
  DAY_PARTS,
  type DayPart,
  ENCOUNTER_PRIORITIES,
  encounterPriorityLabel,
  SERVICE_TYPES,
  serviceTypeLabel,
} from '@careline/core/internal/encounters';
import type { EncounterBooking } from '@careline/core/internal/encounters/consultations';
import { addToWaitingList, MAX_WAITING_NOTE } from '@careline/core/internal/encounters/waiting-list';
import { dayAfter } from '@careline/core/internal/formatting';
import { ofPatient } from '@careline/core/internal/http';
import { manualMetaInfo } from '@careline/core/internal/metrics';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { RequestFailed, useSubmission } from '../../http/index.ts';
import { useLocale, useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { DateField } from '../../primitives/date-field/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { Icon } from '../../primitives/icon/index.ts';
import { SelectField } from '../../primitives/select-field/index.ts';
import { TextArea } from '../../primitives/text-area/index.ts';
import { useHttp } from '../../provider/index.ts';
import { useCareProviders } from '../encounter-acts/index.ts';
import { useEncounterTimes } from '../encounter-words/index.ts';
import { freeTimesMessages } from '../free-times/index.ts';
import { waitingEntryMessages } from './waiting-entry.messages.ts';

/** How far ahead a patient waits at first. */
const USUAL_DAYS = 28;

type Need = Pick<EncounterBooking, 'serviceType' | 'careProviderId' | 'priority'> & {
  readonly from: string;
  readonly until: string;
  readonly dayPart: DayPart | '';
  readonly note: string;
};

export interface WaitingEntryDialogProps {
  readonly vitaId: string;
  readonly facilityId: string;
  /** Who the patient is: name, age and UHID. */
  readonly who: ReactNode;
  /** The booking for which there was no time. */
  readonly booking: EncounterBooking;
  readonly partner?: string | undefined;
  readonly onBack: () => void;
  readonly onClose: () => void;
}

interface NeedFieldsProps extends Pick<WaitingEntryDialogProps, 'partner'> {
  readonly need: Need;
  readonly onChange: (need: Need) => void;
  readonly daysError: string | undefined;
}

function NeedFields({ need, onChange, partner, daysError }: NeedFieldsProps) {
  const t = useMessages(waitingEntryMessages);
  const f = useMessages(freeTimesMessages);
  const locale = useLocale();
  const providers = useCareProviders();
  return (
    <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
      <SelectField
        label={t('service')}
        required
        options={SERVICE_TYPES.map((value) => ({
          value,
          label: serviceTypeLabel(value, { partner, locale }),
        }))}
        value={need.serviceType}
        onChange={(serviceType) => serviceType && onChange({ ...need, serviceType })}
      />
      <SelectField
        label={t('careProvider')}
        placeholder={t('anyone')}
        options={providers.items.map(({ id, name }) => ({ value: id, label: name }))}
        value={need.careProviderId}
        onChange={(careProviderId) => onChange({ ...need, careProviderId })}
      />
      <DateField
        label={t('from')}
        required
        value={need.from}
        onChange={(from) => onChange({ ...need, from })}
      />
      <DateField
        label={t('until')}
        required
        value={need.until}
        onChange={(until) => onChange({ ...need, until })}
        error={daysError}
      />
      <SelectField
        label={t('dayPart')}
        placeholder={t('anyTime')}
        options={DAY_PARTS.map((value) => ({ value, label: f(value) }))}
        value={need.dayPart}
        onChange={(dayPart) => onChange({ ...need, dayPart })}
        data-autofocus
      />
      <SelectField
        label={t('urgency')}
        options={ENCOUNTER_PRIORITIES.map((value) => ({
          value,
          label: encounterPriorityLabel(value, locale),
        }))}
        value={need.priority}
        onChange={(priority) => priority && onChange({ ...need, priority })}
      />
      <div className="sm:col-span-2">
        <TextArea
          label={t('note')}
          rows={2}
          maxLength={MAX_WAITING_NOTE}
          value={need.note}
          onChange={(note) => onChange({ ...need, note })}
        />
      </div>
    </div>
  );
}

/** Confirms the entry. Takes the focus, because the pressed button is gone. */
function Added({ who, onClose }: Pick<WaitingEntryDialogProps, 'who' | 'onClose'>) {
  const t = useMessages(waitingEntryMessages);
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <Dialog
      open
      persistent
      width="small"
      title={t('addedTitle')}
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={onClose}>
          {t('close')}
        </Button>
      }
    >
      <div ref={ref} tabIndex={-1} role="status" className="flex flex-col items-start gap-2 outline-none">
        <p className="flex items-center gap-2 font-semibold">
          <Icon name="check_circle" size={24} />
          {who}
        </p>
        <p>{t('addedText')}</p>
      </div>
    </Dialog>
  );
}

function useNeed({ booking, vitaId, facilityId }: WaitingEntryDialogProps) {
  const http = useHttp();
  const { today } = useEncounterTimes();
  const [need, setNeed] = useState<Need>(() => ({
    serviceType: booking.serviceType,
    careProviderId: booking.careProviderId,
    priority: booking.priority,
    from: today(),
    until: dayAfter(today(), USUAL_DAYS),
    dayPart: '',
    note: booking.reason.slice(0, MAX_WAITING_NOTE),
  }));
  const { submit, busy, error, forget } = useSubmission();
  async function add(): Promise<boolean> {
    const { careProviderId, dayPart, note, ...rest } = need;
    const sent = await submit(JSON.stringify([vitaId, need]), async ({ id, key, at }) => {
      const entry = {
        ...{ ...rest, id, vitaId, facilityId },
        ...(careProviderId && { careProviderId }),
        ...(dayPart && { dayPart }),
        ...(note.trim() && { note: note.trim() }),
        metaInfo: manualMetaInfo(at * 1000),
      };
      const answer = await http.call(addToWaitingList, { body: { entry }, idempotencyKey: key });
      return ofPatient(answer, vitaId, addToWaitingList).id;
    });
    return sent !== undefined;
  }
  return {
    need,
    busy,
    error,
    add,
    change(next: Need) {
      forget();
      setNeed(next);
    },
  };
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Puts a patient on the waiting list, with what was chosen for the booking. */
export function WaitingEntryDialog(props: WaitingEntryDialogProps) {
  const { who, partner, onBack, onClose } = props;
  const t = useMessages(waitingEntryMessages);
  const form = useId();
  const { need, busy, error, add, change } = useNeed(props);
  const [asked, setAsked] = useState(false);
  const [isAdded, setAdded] = useState(false);
  if (isAdded) return <Added who={who} onClose={onClose} />;
  const { from, until } = need;
  const hasDays = DAY.test(from) && DAY.test(until);
  const fault = hasDays ? until < from && t('daysReversed') : t('needDays');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (!busy && !fault && (await add())) setAdded(true);
  };
  return (
    <Dialog
      open
      persistent
      width="large"
      title={t('title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onBack}>{t('back')}</Button>
          <Button variant="primary" type="submit" form={form} busy={busy}>
            {t('add')}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit} className="flex flex-col gap-4 text-start">
        <p className="font-medium">{who}</p>
        <p className="text-muted text-sm">{t('intro')}</p>
        <NeedFields
          need={need}
          onChange={change}
          partner={partner}
          daysError={(asked && fault) || undefined}
        />
        {error && (
          <RequestFailed title={t(error.code === 'conflict' ? 'alreadyWaiting' : 'failed')} error={error} />
        )}
      </form>
    </Dialog>
  );
}
