import { screenOfScope } from '@careline/core/internal/navigation';
import { useMessages } from '@careline/ui/messages';
import { useNavigation } from '@careline/ui/navigation';
import { Button } from '@careline/ui/primitives/button';
import { EmptyState } from '@careline/ui/primitives/empty-state';
import { Navigate, useNavigate } from 'react-router';
import { useWasNavigated } from '../../navigation/arrival.tsx';
import { Page } from '../../navigation/page.tsx';
import { Places } from '../../navigation/places.tsx';
import { notFoundMessages } from '../pages.messages.ts';

/** Only if there is an earlier console page to return to. */
function Back() {
  const t = useMessages(notFoundMessages);
  const navigate = useNavigate();
  const wasNavigated = useWasNavigated();
  if (!wasNavigated) return null;
  return (
    <Button variant="secondary" onClick={() => void navigate(-1)}>
      {t('back')}
    </Button>
  );
}

/**
 * Shown for unknown addresses and for scopes without a screen in this version; offers other pages. The address of a
 * scope whose screen is elsewhere leads there.
 */
export default function NotFoundPage() {
  const t = useMessages(notFoundMessages);
  const navigation = useNavigation();
  const screen = screenOfScope(navigation.path.slice(1));
  if (screen && screen !== navigation.path) return <Navigate to={screen} replace />;
  return (
    <Page title={t('title')}>
      <EmptyState title={t('body')} action={<Back />}>
        <p className="break-all">
          {t('asked')} <code>{navigation.path}</code>
        </p>
        <Places label={t('places')} />
      </EmptyState>
    </Page>
  );
}
