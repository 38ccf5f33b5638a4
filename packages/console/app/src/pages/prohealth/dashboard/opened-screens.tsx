import { PATHS } from '@careline/core/internal/navigation';
import { useLocale, useMessages } from '@careline/ui/messages';
import { useNavigation } from '@careline/ui/navigation';
import { Card } from '@careline/ui/primitives/card';
import { EmptyState } from '@careline/ui/primitives/empty-state';
import { Icon } from '@careline/ui/primitives/icon';
import { builtMenu } from '../../../navigation/built-menu.ts';
import { useProfile } from '../../../session/use-session.ts';
import { dashboardMessages } from './dashboard-page.messages.ts';

/** For people whose scopes list no calls: the screens they have. */
export function OpenedScreens() {
  const t = useMessages(dashboardMessages);
  const locale = useLocale();
  const navigation = useNavigation();
  const { scopes } = useProfile();
  const screens = builtMenu(scopes, locale).filter((item) => item.link !== PATHS.programmeArea);
  if (screens.length === 0) return <EmptyState title={t('nothing')} icon="lock" />;
  return (
    <Card>
      <p className="text-muted">{t('onlySearch')}</p>
      <ul className="mt-4 flex flex-wrap gap-4">
        {screens.map((item) => (
          <li key={item.scope}>
            <a
              className="flex min-h-control items-center gap-2 rounded-control border border-line-strong px-4 hover:bg-hover"
              {...navigation.link(item.link)}
            >
              <Icon name={item.icon} />
              {item.label}
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
}
