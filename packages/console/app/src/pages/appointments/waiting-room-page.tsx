import '../../fonts/index.ts';
import { languageName } from '@careline/core/internal/formatting';
import { WaitingRoomBoard } from '@careline/ui/encounters/appointments';
import { useEncounterTimes, useMinute } from '@careline/ui/encounters/encounter-words';
import { useOnline, useQuery } from '@careline/ui/http';
import { LiveProvider } from '@careline/ui/live';
import { LANGUAGES, languageOf, useLocale, useMessages } from '@careline/ui/messages';
import { SegmentedField } from '@careline/ui/primitives/segmented-field';
import { useNow } from '@careline/ui/provider';
import { useSearchParams } from 'react-router';
import { useConsole } from '../../console-context.tsx';
import { AreaBoundary } from '../../errors/area-boundary.tsx';
import { ScopeGate } from '../../guards/scope-gate.tsx';
import { Opening } from '../../guards/waiting/waiting.tsx';
import { useFollowLive } from '../../live/use-follow-live.ts';
import { loadScreenWords } from '../../locales/load-locale.ts';
import { useHasScreenWords } from '../../locales/use-spoken-language.ts';
import { usePageTitle } from '../../navigation/page.tsx';
import { withParameter } from '../../navigation/with-parameter.ts';
import { useProfile } from '../../session/use-session.ts';
import { NoFacility } from '../booking/no-facility.tsx';
import { encountersMessages } from '../encounters/encounters.messages.ts';

const PARAMETER = 'language';
const EVERY = 'all';

/** Returns the languages whose messages are loaded: all, or until then the screen's. Loads again when the network returns. */
function useBoardLanguages() {
  const online = useOnline();
  const own = languageOf(useLocale()) ?? 'en';
  const { state } = useQuery([online], async () => {
    await Promise.all(LANGUAGES.map(loadScreenWords));
    return LANGUAGES;
  });
  return state.phase === 'ready' ? state.value : [own];
}

function Board() {
  const t = useMessages(encountersMessages);
  const { facility } = useProfile();
  const times = useEncounterTimes();
  const now = useMinute(useNow());
  const [query, setQuery] = useSearchParams();
  const loaded = useBoardLanguages();
  usePageTitle(t('waitingRoom'));
  if (!facility) return <NoFacility />;
  const chosen = LANGUAGES.find((language) => language === query.get(PARAMETER)) ?? EVERY;
  const languages = chosen === EVERY ? loaded : loaded.filter((language) => language === chosen);
  return (
    <main className="flex min-h-dvh flex-col bg-raised text-ink">
      <header className="flex flex-wrap items-baseline justify-between gap-x-6 px-6 pt-6">
        <h1 className="font-semibold text-4xl">{facility.facilityName}</h1>
        <p className="text-4xl tabular-nums">{times.time(now)}</p>
      </header>
      <div className="flex-1">
        <WaitingRoomBoard key={facility.facilityId} languages={languages.length > 0 ? languages : loaded} />
      </div>
      <footer className="flex justify-end p-3">
        <SegmentedField
          label={t('boardLanguage')}
          options={[
            { value: EVERY, label: t('everyLanguage') },
            ...LANGUAGES.map((value) => ({ value, label: languageName(value), lang: value })),
          ]}
          value={chosen}
          onChange={(next) =>
            setQuery(withParameter(query, PARAMETER, next === EVERY ? '' : next), { replace: true })
          }
        />
      </footer>
    </main>
  );
}

/** The tokens of the waiting room for a screen on the wall, in a window without the frame (specification 6, queue). */
export default function WaitingRoomPage() {
  const { language } = useConsole();
  const isWorded = useHasScreenWords(language);
  const live = useFollowLive();
  if (!isWorded) return <Opening />;
  return (
    <LiveProvider value={live}>
      <AreaBoundary place="waiting-room">
        <ScopeGate>
          <Board />
        </ScopeGate>
      </AreaBoundary>
    </LiveProvider>
  );
}
