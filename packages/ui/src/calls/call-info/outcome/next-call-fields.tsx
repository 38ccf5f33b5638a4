import { type CallingHours, dispositionOf } from '@careline/core/internal/calls/outcome';
import type { CallEdits, CallSessionState } from '@careline/core/internal/calls/session';
import { dayAfter, isoDay } from '@careline/core/internal/formatting';
import { useMessages } from '../../../messages/index.ts';
import { CheckField } from '../../../primitives/check-field/index.ts';
import { ChipButton } from '../../../primitives/chip-field/index.ts';
import { DateField } from '../../../primitives/date-field/index.ts';
import { Icon } from '../../../primitives/icon/index.ts';
import { useNow, useTimeZone } from '../../../provider/index.ts';
import { nextCallFieldsMessages } from './outcome.messages.ts';

export interface NextCallFieldsProps {
  readonly session: Pick<CallEdits, 'setNextCall'>;
  readonly state: Pick<CallSessionState, 'disposition' | 'nextCall' | 'outcomeProblems'> &
    Partial<Pick<CallSessionState, 'findings'>>;
  readonly callingHours: CallingHours;
  /** The hours in which the patient prefers calls. */
  readonly callingTime?: { readonly from: string; readonly to: string } | null | undefined;
  /** The id of the day field. The error summary links to it. */
  readonly id: string;
}

/** The most common choices, in days from today. */
const NEAR_DAYS = [
  { days: 1, label: 'tomorrow' },
  { days: 7, label: 'week' },
  { days: 14, label: 'twoWeeks' },
  { days: 28, label: 'fourWeeks' },
] as const;

const hasDanger = ({ findings = [] }: Partial<Pick<CallSessionState, 'findings'>>): boolean =>
  findings.length > 0;

function useNextCallProblem({ outcomeProblems }: NextCallFieldsProps['state']): string | undefined {
  const t = useMessages(nextCallFieldsMessages);
  const problem = outcomeProblems.nextCall;
  if (problem === undefined) return undefined;
  if (problem === 'after-danger') return t('afterDanger');
  return t(problem === 'too-long' ? 'incomplete' : problem);
}

/** Buttons for the usual days and for the patient's preferred hours. */
function QuickChoices({ session, state, callingHours, callingTime }: NextCallFieldsProps) {
  const now = useNow();
  const timeZone = useTimeZone();
  const t = useMessages(nextCallFieldsMessages);
  const { date, time } = state.nextCall;
  const today = isoDay(now() / 1000, timeZone);
  if (today === undefined) return null;
  const at = time || callingTime?.from || callingHours.from;
  return (
    <fieldset className="flex min-w-0 flex-wrap gap-1">
      <legend className="sr-only">{t('quick')}</legend>
      {(hasDanger(state) ? NEAR_DAYS.slice(0, 1) : NEAR_DAYS).map(({ days, label }) => {
        const day = dayAfter(today, days);
        return (
          <ChipButton
            key={label}
            pressed={day === date}
            onClick={() => session.setNextCall({ date: day, time: at })}
          >
            {t(label)}
          </ChipButton>
        );
      })}
      {callingTime && (
        <ChipButton
          pressed={time === callingTime.from}
          onClick={() => session.setNextCall({ time: callingTime.from })}
        >
          {t('preferred', callingTime)}
        </ChipButton>
      )}
    </fieldset>
  );
}

function Fields(props: NextCallFieldsProps) {
  const { session, state, callingHours, id } = props;
  const t = useMessages(nextCallFieldsMessages);
  const { date, time, by } = state.nextCall;
  const problem = useNextCallProblem(state);
  const { from, to } = callingHours;
  const isOutside = time !== '' && (time < from || time >= to);
  return (
    <div className="flex flex-col gap-2">
      <QuickChoices {...props} />
      <div className="flex flex-wrap gap-4">
        <DateField
          showsWeekday
          id={id}
          label={t('day')}
          value={date}
          onChange={(day) => session.setNextCall({ date: day })}
          error={problem}
        />
        <DateField
          type="time"
          label={t('time')}
          value={time}
          onChange={(at) => session.setNextCall({ time: at })}
        />
      </div>
      {isOutside && <p className="text-sm text-warning">{t('outside', { from, to })}</p>}
      {by === 'ladder' && time !== '' && <p className="text-muted text-xs">{t('proposed')}</p>}
    </div>
  );
}

/** Asks when to call again, or says that no further call will be made. */
export function NextCallFields(props: NextCallFieldsProps) {
  const t = useMessages(nextCallFieldsMessages);
  const { session, state, id } = props;
  const problem = useNextCallProblem(state);
  const { wanted, escalate } = state.nextCall;
  const { stopsCalls, stopsNumber } = dispositionOf(state.disposition ?? '') ?? {};
  if (stopsCalls || stopsNumber) {
    return (
      <p className="flex items-center gap-2">
        <Icon name="phone_disabled" className="text-muted" />
        {t(stopsNumber ? 'numberOnly' : 'never')}
      </p>
    );
  }
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="sr-only">{t('title')}</legend>
      {escalate && (
        <p className="flex items-center gap-2 rounded-control bg-warning-soft px-3 py-2 text-on-warning-soft">
          <Icon name="warning" />
          {t('escalate')}
        </p>
      )}
      {hasDanger(state) && (
        <p className="flex items-center gap-2 rounded-control bg-danger-soft px-3 py-2 text-on-danger-soft">
          <Icon name="error" />
          {t('afterDanger')}
        </p>
      )}
      <CheckField
        id={wanted ? undefined : id}
        label={t('wanted')}
        checked={wanted}
        onChange={(next) => session.setNextCall({ wanted: next })}
        error={wanted ? undefined : problem}
      />
      {wanted && <Fields {...props} />}
    </fieldset>
  );
}
