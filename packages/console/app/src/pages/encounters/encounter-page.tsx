import { isUuid } from '@careline/core/internal/http';
import { AREAS } from '@careline/core/internal/navigation';
import { RequestFailed } from '@careline/ui/http';
import { useLive } from '@careline/ui/live';
import { useMessages } from '@careline/ui/messages';
import { useNavigation } from '@careline/ui/navigation';
import { buttonClass } from '@careline/ui/primitives/button';
import { EmptyState } from '@careline/ui/primitives/empty-state';
import { Skeleton } from '@careline/ui/primitives/skeleton';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { Page } from '../../navigation/page.tsx';
import { encountersMessages } from './encounters.messages.ts';
import { OpenEncounter } from './open-encounter.tsx';
import { useEncounter } from './use-encounter.ts';
import { useEncounterScope } from './use-encounter-scope.ts';

/** The page while there is no encounter to show. */
function Instead({ children }: { readonly children: ReactNode }) {
  const t = useMessages(encountersMessages);
  return (
    <div className="flex flex-col gap-4 p-4 sm:p-6">
      <h1 className="sr-only">{t('encounter')}</h1>
      {children}
    </div>
  );
}

function Unknown() {
  const t = useMessages(encountersMessages);
  const { link } = useNavigation();
  const action = (
    <a className={buttonClass({ variant: 'primary' })} {...link(AREAS[useEncounterScope()].path)}>
      {t('toList')}
    </a>
  );
  return (
    <Instead>
      <EmptyState title={t('unknownTitle')} icon="event_note" action={action}>
        {t('unknown')}
      </EmptyState>
    </Instead>
  );
}

function Asked({ id }: { readonly id: string }) {
  const t = useMessages(encountersMessages);
  const { state, retry, refresh, setValue } = useEncounter(id);
  useLive(['encounters'], refresh, { id });
  if (state.phase === 'loading') {
    return (
      <Instead>
        <div aria-busy="true" className="flex flex-col gap-4">
          <Skeleton shape="card" lines={3} />
        </div>
      </Instead>
    );
  }
  if (state.phase === 'failed') {
    if (state.error.code === 'not-found') return <Unknown />;
    return (
      <Instead>
        <RequestFailed title={t('failed')} error={state.error} onRetry={retry} />
      </Instead>
    );
  }
  const { events, addenda } = state.value;
  return (
    <OpenEncounter
      {...state.value}
      onChanged={(encounter) => {
        setValue({ encounter, events, addenda });
        refresh();
      }}
      onAddenda={(added) => setValue({ ...state.value, addenda: added })}
    />
  );
}

/** `{area}/{id}`: one encounter. The patient's name is on the page, never in the address. */
export default function EncounterPage() {
  const t = useMessages(encountersMessages);
  const { id = '' } = useParams();
  const asked = id.toLowerCase();
  return (
    <Page title={t('encounter')} hasOwnHeading fills>
      {isUuid(asked) ? <Asked key={asked} id={asked} /> : <Unknown />}
    </Page>
  );
}
