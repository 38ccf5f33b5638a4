import { formatCalendar } from '@careline/core/internal/formatting';
import { useLocale } from '@careline/ui/messages';
import { useNavigation } from '@careline/ui/navigation';
import { buttonClass } from '@careline/ui/primitives/button';
import { useTimeZone } from '@careline/ui/provider';
import type { DashboardFacts } from './load-dashboard.ts';

/** What each list of the dashboard is given. */
export interface CallSectionProps {
  /** Undefined while they load. */
  readonly facts: DashboardFacts | undefined;
  /** Milliseconds since 1970, when the facts were asked for. */
  readonly now: number;
}

/** Unix seconds in words, as seen at `now`. */
export function useTimeWords({ now }: CallSectionProps): (seconds: number) => string {
  const timeZone = useTimeZone();
  const locale = useLocale();
  return (seconds) => formatCalendar(seconds, now / 1000, { timeZone, locale });
}

export interface CallLinkProps {
  readonly to: string;
  readonly label: string;
  /** Whom it is about: heard, because many links of a list have the same label. */
  readonly name: string;
}

export function CallLink({ to, label, name }: CallLinkProps) {
  const navigation = useNavigation();
  return (
    <a className={buttonClass({ variant: 'secondary', size: 'small' })} {...navigation.link(to)}>
      {label}
      <span className="sr-only">
        : <span translate="no">{name}</span>
      </span>
    </a>
  );
}
