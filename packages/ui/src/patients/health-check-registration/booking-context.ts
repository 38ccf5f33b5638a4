import type {
  BookingField,
  BookingProblem,
  BookingState,
  HealthCheckBooking,
} from '@careline/core/internal/encounters/health-check';
import {
  type Translate,
  useFormatDate,
  useFormatTime,
  useLocale,
  useMessages,
} from '../../messages/index.ts';
import { useTimeZone } from '../../provider/index.ts';
import { healthCheckRegistrationMessages } from './health-check-registration.messages.ts';

type Words = Translate<typeof healthCheckRegistrationMessages.en>;

/** Shared by every part of the booking screen. */
export interface BookingContext {
  readonly booking: HealthCheckBooking;
  readonly state: BookingState;
  readonly idOf: (field: BookingField) => string;
}

function problemText({ field, code }: BookingProblem, t: Words): string {
  if (code === 'deceased') return t('needDeceased');
  if (field === 'patient') return t('needPatient');
  if (field === 'package') return t('needPackage');
  return field === 'serviceType' ? t('needService') : t('needSlot');
}

export function useProblemText(): (problem: BookingProblem) => string {
  const t = useMessages(healthCheckRegistrationMessages);
  return (problem) => problemText(problem, t);
}

export function useFieldError({ state }: BookingContext): (field: BookingField) => string | undefined {
  const text = useProblemText();
  return (field) => {
    const problem = state.problems.find((one) => one.field === field);
    return problem && text(problem);
  };
}

/** Formats an instant (unix seconds) as day and time in the facility's time zone. */
export function useWhen() {
  const timeZone = useTimeZone();
  const formatDate = useFormatDate();
  const formatTime = useFormatTime();
  const locale = useLocale();
  return (seconds: number) => ({
    date: formatDate(seconds, { timeZone }),
    time: formatTime(seconds, { timeZone, locale }),
  });
}
