import type { WallTime } from '@careline/core/internal/calls';
import type { TakenProblem } from '@careline/core/internal/calls/readings';
import { useMessages } from '../../messages/index.ts';
import { DateField } from '../../primitives/date-field/index.ts';
import { messages } from './add-reading.messages.ts';

export interface TakenFieldsProps {
  readonly taken: WallTime;
  readonly onChange: (taken: Partial<WallTime>) => void;
  readonly problem: TakenProblem | undefined;
  /** Latest day that can be chosen, YYYY-MM-DD. */
  readonly today: string;
  /** Asks for the day without a time. */
  readonly dayOnly?: boolean;
}

/** Asks when something was measured, in the facility's time zone. */
export function TakenFields({ taken, onChange, problem, today, dayOnly = false }: TakenFieldsProps) {
  const t = useMessages(messages);
  const ofTime = problem === 'not-a-time' || (problem === 'to-come' && taken.date === today);
  const atTime = ofTime && !dayOnly;
  return (
    <div className="grid grid-cols-1 items-start gap-x-6 gap-y-3 @md:grid-cols-2">
      <DateField
        label={t('day')}
        value={taken.date}
        max={today}
        onChange={(date) => onChange({ date })}
        error={problem && !atTime && t(problem)}
        required
      />
      {!dayOnly && (
        <DateField
          type="time"
          label={t('time')}
          last={t('timeHint')}
          value={taken.time}
          keepsTyped
          onChange={(time) => onChange({ time })}
          error={problem && atTime && t(problem)}
        />
      )}
    </div>
  );
}
