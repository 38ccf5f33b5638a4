// spec: 99

import { type OtherReading, RAPID_TEST_CODE, READING_TYPE_SYSTEM } from '@careline/core/internal/metrics';
import { createTrendFlags } from '@careline/core/internal/trends';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderUi } from '#test';
import { personId } from '../../../../test/people.ts';
import { RapidTestList, withoutRapidTests } from './rapid-test-list.tsx';

const other = (number: number, facts: Partial<OtherReading>): OtherReading => ({
  id: personId(number),
  metric: null,
  values: [],
  metaInfo: { updatedAt: 1, createdAt: 1, deleted: false, source: 'manual' },
  standing: 'live',
  ...facts,
});
const coded = { system: READING_TYPE_SYSTEM, code: RAPID_TEST_CODE };
const dengue = other(1, {
  ...coded,
  timestamp: 1_704_450_600,
  values: [{ key: 'dengue', text: 'positive' }],
  author: 'Asha Coach',
  note: 'Fever for three days',
});
const FLAGS = createTrendFlags({
  person: { sex: 'female', birthDate: '1996-02-01' },
  timeZone: 'Asia/Kolkata',
});
const pain = other(2, { system: 'http://loinc.org', code: '72514-3', display: 'Pain' });

describe('rapid tests', () => {
  it.each([
    ['en', 'Rapid tests', 'Dengue', 'Positive', 'Speak to the doctor today'],
    ['hi', 'त्वरित जाँच', 'डेंगू', 'पॉज़िटिव', 'आज ही डॉक्टर से बात करें'],
  ])('are listed with result, required action, author and note: %s', (locale, title, test, result, act) => {
    renderUi(<RapidTestList flags={FLAGS} other={[pain, dengue]} />, { locale });
    const list = within(screen.getByRole('region', { name: title }));
    expect(list.getAllByRole('listitem')).toHaveLength(1);
    for (const text of [test, act, 'Asha Coach', 'Fever for three days'])
      expect(list.getByText(text)).toBeVisible();
    expect(list.getByText(result)).toBeVisible();
  });

  it('are hidden when there are none, and repeat no other reading', () => {
    renderUi(<RapidTestList flags={FLAGS} other={[pain]} />);
    expect(screen.queryByRole('region')).toBeNull();
    expect(withoutRapidTests([pain, dengue])).toEqual([pain]);
  });
});
