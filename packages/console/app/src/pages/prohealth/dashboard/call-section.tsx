import { formatCalendar } from '@careline/core/internal/formatting';
import { useLocale } from '@careline/ui/messages';
import { useNavigation } from '@careline/ui/navigation';
import { buttonClass } from '@careline/ui/primitives/button';
import { useTimeZone } from '@careline/ui/provider';
import type { DashboardFacts } from './load-dashboard.ts';

export interface CallSectionProps {
  /** Undefined while loading. */
  readonly facts: DashboardFacts | undefined;
  /** Time of the request, in milliseconds since 1970. */
  readonly now: number;
}

/** Returns a formatter for unix seconds, relative to `now`. */
export function useTimeWords({ now }: CallSectionProps): (seconds: number) => string {
  const timeZone = useTimeZone();
  const locale = useLocale();
  return (seconds) => formatCalendar(seconds, now / 1000, { timeZone, locale });
}

export interface CallLinkProps {
  readonly to: string;
  readonly label: string;
  /** The patient's name, for screen readers: many links in a list have the same label. */
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
