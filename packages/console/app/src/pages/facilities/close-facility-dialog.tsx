import {
  closeFacility,
  type FacilityConsequences,
  type FacilityRecord,
  isClosingDay,
  readFacilityConsequences,
} from '@careline/core/internal/administration';
import { serverSeconds } from '@careline/core/internal/clock';
import { isoDay } from '@careline/core/internal/formatting';
import { RequestFailed, useQuery } from '@careline/ui/http';
import { useMessages } from '@careline/ui/messages';
import { Button } from '@careline/ui/primitives/button';
import { CheckField } from '@careline/ui/primitives/check-field';
import { DateField } from '@careline/ui/primitives/date-field';
import { Dialog } from '@careline/ui/primitives/dialog';
import { ErrorState } from '@careline/ui/primitives/error-state';
import { Skeleton } from '@careline/ui/primitives/skeleton';
import { TextArea } from '@careline/ui/primitives/text-area';
import { type FormEvent, useId, useState } from 'react';
import { administrationMessages } from '../../administration/administration.messages.ts';
import { isConcurrentChange } from '../../administration/form-fault.ts';
import { FormProblems } from '../../administration/form-problems.tsx';
import { useSave } from '../../administration/use-form-save.ts';
import { useConsole } from '../../console-context.tsx';
import { facilitiesMessages } from './facilities.messages.ts';

export interface CloseFacilityDialogProps {
  readonly facility: FacilityRecord;
  readonly onClosed: (facility: FacilityRecord) => void;
  /** A colleague changed the facility: reload it. */
  readonly onConcurrentChange: () => void;
  readonly onCancel: () => void;
}

function Consequences({ staff, withoutFacility, patients }: FacilityConsequences) {
  const t = useMessages(facilitiesMessages);
  return (
    <>
      <ul className="list-disc ps-6">
        <li>{t('effectWork')}</li>
        <li>{t('effectRecords', { count: patients })}</li>
        <li>{t('effectStaff', { count: staff })}</li>
      </ul>
      {withoutFacility.length > 0 && (
        <div>
          <p className="font-semibold">{t('withoutFacility', { count: withoutFacility.length })}</p>
          <ul className="max-h-40 list-disc overflow-y-auto ps-6">
            {withoutFacility.map(({ id, name }) => (
              <li key={id} className="wrap-anywhere">
                {name}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

interface Typed {
  readonly on: string;
  readonly reason: string;
  readonly confirmed: boolean;
}

const nowInSeconds = (): number => serverSeconds();

/** Closes a facility. It first lists the consequences, and staff left without a facility are confirmed by name. */
export function CloseFacilityDialog(props: CloseFacilityDialogProps) {
  const { facility, onClosed, onConcurrentChange, onCancel } = props;
  const t = useMessages(facilitiesMessages);
  const g = useMessages(administrationMessages);
  const { http } = useConsole();
  const form = useId();
  const { facilityId, facilityName, timeZone, updatedAt } = facility;
  const [today] = useState(() => isoDay(nowInSeconds(), timeZone) ?? '');
  const [typed, setTyped] = useState<Typed>({ on: today, reason: '', confirmed: false });
  const [tried, setTried] = useState(false);
  const { state, retry } = useQuery(
    [facilityId],
    async (signal) => (await http.call(readFacilityConsequences, { query: { facilityId }, signal })).data,
  );
  const { save, saving, error } = useSave(
    (body: { on: string; reason: string; withoutFacility: string[] }, idempotencyKey) =>
      http
        .call(closeFacility, { body: { ...body, facilityId, updatedAt }, idempotencyKey })
        .catch((failure) => {
          if (isConcurrentChange(failure)) onConcurrentChange();
          if (failure.code === 'staff-without-facility') {
            setTyped((before) => ({ ...before, confirmed: false }));
            retry();
          }
          throw failure;
        }),
  );
  const left = state.phase === 'ready' ? state.value.withoutFacility : [];
  const faults = {
    on: typed.on === '' || !isClosingDay(typed.on, today),
    reason: typed.reason.trim() === '',
    confirmed: left.length > 0 && !typed.confirmed,
  };
  const change = (part: Partial<Typed>) => setTyped({ ...typed, ...part });

  async function submit(): Promise<void> {
    setTried(true);
    if (state.phase !== 'ready' || Object.values(faults).some(Boolean)) return;
    const withoutFacility = left.map(({ id }) => id);
    const answer = await save({ on: typed.on, reason: typed.reason.trim(), withoutFacility });
    if (answer) onClosed(answer.data);
  }

  return (
    <Dialog
      open
      persistent
      onClose={onCancel}
      title={t('closeTitle', { facility: facilityName })}
      actions={
        <>
          <Button onClick={onCancel}>{g('cancel')}</Button>
          <Button variant="danger" type="submit" form={form} busy={saving} disabled={state.phase !== 'ready'}>
            {t('close')}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void submit();
        }}
      >
        {error?.code === 'staff-without-facility' && (
          <ErrorState title={g('saveFailed')}>{t('othersLeft')}</ErrorState>
        )}
        {isConcurrentChange(error) && <ErrorState title={g('saveFailed')}>{t('closeConflict')}</ErrorState>}
        {error && error.code !== 'staff-without-facility' && !isConcurrentChange(error) && (
          <FormProblems faults={[]} idOf={String} labelOf={String} tries={0} error={error} />
        )}
        {state.phase === 'loading' && <Skeleton shape="row" lines={3} />}
        {state.phase === 'failed' && (
          <RequestFailed title={g('recordFailed')} error={state.error} onRetry={retry} />
        )}
        {state.phase === 'ready' && <Consequences {...state.value} />}
        <DateField
          label={t('closesFrom')}
          hint={t('closesFromHint')}
          required
          value={typed.on}
          error={tried && faults.on ? g('fault.dayWrong') : undefined}
          onChange={(on) => change({ on })}
        />
        <TextArea
          label={t('reason')}
          required
          rows={2}
          maxLength={400}
          value={typed.reason}
          error={tried && faults.reason ? g('fault.reasonMissing') : undefined}
          onChange={(reason) => change({ reason })}
        />
        {left.length > 0 && (
          <CheckField
            label={t('confirm', { count: left.length })}
            checked={typed.confirmed}
            error={tried && faults.confirmed ? t('confirmMissing') : undefined}
            onChange={(confirmed) => change({ confirmed })}
          />
        )}
      </form>
    </Dialog>
  );
}
