import { useMessages } from '@careline/ui/messages';
import { useNavigation } from '@careline/ui/navigation';
import { Button } from '@careline/ui/primitives/button';
import { EmptyState } from '@careline/ui/primitives/empty-state';
import { useNavigate } from 'react-router';
import { useWasNavigated } from '../../navigation/arrival.tsx';
import { Page } from '../../navigation/page.tsx';
import { Places } from '../../navigation/places.tsx';
import { notFoundMessages } from '../pages.messages.ts';

/** Only where there is a page of ours to go back to. */
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

/** An unknown address, or a scope whose screen this version does not have: says so and where to go instead. */
export default function NotFoundPage() {
  const t = useMessages(notFoundMessages);
  const navigation = useNavigation();
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
