import { createOpenPatient, type OpenPatient, type Patient } from '@careline/core/internal/patients';
import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import 'vitest/browser';
import { renderUi } from '#test';
import { fakeHttp } from '../../../test/fake-http.ts';
import { aPatient, now, personId } from '../../../test/people.ts';
import { CarelineProvider } from '../../provider/index.ts';
import { useStore } from '../../store/index.ts';
import { PatientHeader } from './patient-header.tsx';

const tagOf = (vitaId: string): string => `=${Number(vitaId.slice(-4))}=`;

/** Builds a patient with the id in every field. */
function whole(vitaId: string): Patient {
  const tag = tagOf(vitaId);
  return aPatient({
    vitaId,
    appUserInfo: { name: `Name${tag}`, gender: `gender${tag}` },
    uhid: `U${tag}`,
    languages: [`language ${tag}`],
    enrolments: [{ programme: `programme${tag}`, enrolledAt: 0 }],
    alerts: [{ readingId: vitaId, measure: 'pulse', flag: `flag${tag}`, level: 'review' }],
  });
}

function Screen({ opened }: { readonly opened: OpenPatient }) {
  const state = useStore(opened.store, (one) => one);
  const vitaId = state.phase === 'none' ? undefined : state.vitaId;
  const patient = state.phase === 'open' ? state.patient : undefined;
  return (
    <CarelineProvider now={now}>
      <PatientHeader vitaId={vitaId} patient={patient} />
    </CarelineProvider>
  );
}

/** Returns Park and Miller's random number generator, which gives the same delays on every run. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** Records how often the header showed a single patient, and every text that mixed several. */
function watchRegion(region: HTMLElement) {
  const mixed: string[] = [];
  const drawn: string[] = [];
  const watch = new MutationObserver(() => {
    const text = region.textContent ?? '';
    const [tag, ...others] = new Set(text.match(/=\d+=/g));
    if (others.length > 0) mixed.push(text);
    else if (tag) drawn.push(tag);
  });
  watch.observe(region, { childList: true, subtree: true, characterData: true });
  return { mixed, drawn, stop: () => watch.disconnect() };
}

describe('the patient header', () => {
  it('shows one patient through a thousand quick switches, whatever the order of answers', async () => {
    const held: (() => void)[] = [];
    const answers = {
      'user/get': ({ query }: { readonly query?: Readonly<Record<string, unknown>> }) => {
        const vitaId = String(query?.vitaId);
        return new Promise((resolve) => held.push(() => resolve({ vitaId, data: whole(vitaId) })));
      },
    };
    const opened = createOpenPatient({ http: fakeHttp(answers) });
    renderUi(<Screen opened={opened} />);
    const region = screen.getByRole('region');
    const seen = watchRegion(region);
    const random = randomOf(6);
    /** Answers the newest request half of the time, otherwise any pending one. */
    const answerOne = () => {
      const index = random() < 0.5 ? held.length - 1 : Math.floor(random() * held.length);
      held.splice(index, 1)[0]?.();
    };
    let asked = '';
    for (let switched = 0; switched < 1000; switched += 1) {
      asked = personId(1 + Math.floor(random() * 40));
      await act(async () => opened.open(asked));
      if (random() < 0.4) await act(async () => answerOne());
    }
    while (held.length > 0) await act(async () => answerOne());
    seen.stop();
    expect(seen.mixed).toEqual([]);
    expect(seen.drawn.length).toBeGreaterThan(50);
    expect(region).toHaveTextContent(`Name${tagOf(asked)}`);
  });
});
