import { PATHS } from '@careline/core/navigation';
import { useMessages } from '@careline/ui/messages';
import { useNavigation } from '@careline/ui/navigation';
import { encountersMessages } from './encounters.messages.ts';

const TABS = [
  ['today', PATHS.today],
  ['upcoming', PATHS.myEncounters],
  ['history', PATHS.history],
  ['availability', PATHS.myAvailability],
] as const;

export interface MyTabsProps {
  readonly current: (typeof TABS)[number][0];
}

/** The pages of a care provider's own encounters: Today and History (specification 3.5) beside what is to come and when they can be booked. */
export function MyTabs({ current }: MyTabsProps) {
  const t = useMessages(encountersMessages);
  const { link } = useNavigation();
  return (
    <nav aria-label={t('sections')} data-print="hidden">
      <ul className="flex flex-wrap gap-x-1 border-line border-b">
        {TABS.map(([tab, path]) => {
          const { href, onClick } = link(path);
          return (
            <li key={tab}>
              <a
                href={href}
                onClick={onClick}
                aria-current={tab === current ? 'page' : undefined}
                className="inline-flex min-h-control items-center border-transparent border-b-2 px-4 font-medium max-sm:px-1.5 max-sm:text-sm text-muted hover:bg-hover aria-[current]:border-accent aria-[current]:text-ink"
              >
                {t(tab)}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
