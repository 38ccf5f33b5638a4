import type { Answers } from '@careline/core/internal/calls';
import { callForm } from '@careline/core/internal/calls/forms';
import type { FormDefinition } from '@careline/core/internal/forms';
import { describe, expect, it } from 'vitest';
import { escalationFaults } from './escalation-faults.ts';

const FORM = callForm('healthy_motherhood', 'adhoc') as FormDefinition;
const until = '2026-03-14T10:20';

const signs = (...chosen: string[]): Answers => ({ signsOfPIH: { signs: chosen } });
const handedOver = { about: ['PREGNANCY_SIGN'], handedTo: 'Dr Rao', handedAt: '2026-03-14T10:15' };

describe('the handover of a correction', () => {
  it.each<[string, Answers, Answers | undefined, readonly string[]]>([
    ['a sign of the first version binds', signs('HEADACHE'), undefined, ['about', 'handedTo', 'handedAt']],
    [
      'one that was told before anybody asked to hand it over does not',
      signs('HEADACHE'),
      signs('HEADACHE'),
      [],
    ],
    [
      'a new one beside it does',
      signs('HEADACHE', 'FITS'),
      signs('HEADACHE'),
      ['about', 'handedTo', 'handedAt'],
    ],
    [
      'what was handed over stays handed over',
      signs('FITS'),
      { ...signs('FITS'), escalation: handedOver },
      ['about', 'handedTo', 'handedAt'],
    ],
    ['nothing is missing where it was', { ...signs('FITS'), escalation: handedOver }, signs('HEADACHE'), []],
  ])('%s', (_, answers, before, missing) => {
    const faults = escalationFaults(FORM, answers, { until, before });
    expect(faults.map(({ path }) => path.replace('log.answers.escalation.', ''))).toEqual(missing);
  });
});
