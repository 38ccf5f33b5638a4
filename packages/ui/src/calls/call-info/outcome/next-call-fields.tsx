import { type CallingHours, dispositionOf } from '@careline/core/calls/outcome';
import type { CallEdits, CallSessionState } from '@careline/core/calls/session';
import { useMessages } from '../../../messages/index.ts';
import { CheckField } from '../../../primitives/check-field/index.ts';
import { DateField } from '../../../primitives/date-field/index.ts';
import { Icon } from '../../../primitives/icon/index.ts';
import { nextCallFieldsMessages } from './outcome.messages.ts';

export interface NextCallFieldsProps {
  readonly session: Pick<CallEdits, 'setNextCall'>;
  readonly state: Pick<CallSessionState, 'disposition' | 'nextCall' | 'outcomeProblems'>;
  readonly callingHours: CallingHours;
  /** The id of the day; the error summary links to it. */
  readonly id: string;
}

function Fields({ session, state, callingHours, id }: NextCallFieldsProps) {
  const t = useMessages(nextCallFieldsMessages);
  const { date, time, by } = state.nextCall;
  const problem = state.outcomeProblems.nextCall;
  const { from, to } = callingHours;
  const isOutside = time !== '' && (time < from || time >= to);
  return (
    <div>
      <div className="flex flex-wrap gap-4">
        <DateField
          id={id}
          label={t('day')}
          value={date}
          onChange={(day) => session.setNextCall({ date: day })}
          error={problem && t(problem === 'too-long' ? 'incomplete' : problem)}
        />
        <DateField
          type="time"
          label={t('time')}
          value={time}
          onChange={(at) => session.setNextCall({ time: at })}
        />
      </div>
      {isOutside && <p className="mt-1 text-sm text-warning">{t('outside', { from, to })}</p>}
      {by === 'ladder' && time !== '' && <p className="mt-1 text-muted text-sm">{t('proposed')}</p>}
    </div>
  );
}

/** When to call again, or that nobody will. */
export function NextCallFields(props: NextCallFieldsProps) {
  const t = useMessages(nextCallFieldsMessages);
  const { session, state, id } = props;
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
      <CheckField
        id={wanted ? undefined : id}
        label={t('wanted')}
        checked={wanted}
        onChange={(next) => session.setNextCall({ wanted: next })}
        error={!wanted && state.outcomeProblems.nextCall && t('required')}
      />
      {wanted && <Fields {...props} />}
    </fieldset>
  );
}
