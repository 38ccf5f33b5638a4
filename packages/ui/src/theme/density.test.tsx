import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderUi } from '#test';
import { alertPage, anAlert } from '../../test/alerts.ts';
import { fakeHttp } from '../../test/fake-http.ts';
import { aStoredTask, careAnswers, vitaId } from '../../test/patient-care.ts';
import { now } from '../../test/people.ts';
import { WORK_ITEMS, workNumbers, workPage } from '../../test/work-items.ts';
import { ReadingAlerts } from '../alerts/reading-alerts/index.ts';
import { Worklist } from '../calls/worklist/index.ts';
import { TaskList } from '../care/tasks/index.ts';

const http = fakeHttp({
  ...careAnswers,
  'worklist/list': () => workPage(WORK_ITEMS),
  'worklist/numbers': () => workNumbers(),
  'alerts/list': () => alertPage([anAlert(1), anAlert(2)]),
  'tasks/list': () => ({ data: [aStoredTask({ vitaId })], next: null }),
});

const ignore = () => undefined;

const LISTS = {
  worklist: <Worklist />,
  alerts: <ReadingAlerts days={7} state="open" onDaysChange={ignore} onStateChange={ignore} />,
  tasks: (
    <TaskList values={{}} onValuesChange={ignore} patientAddress={({ vitaId: id }) => `/patient/${id}`} />
  ),
};

/** Names of the rows of lists that are tables. */
const ROW_NAMES: Partial<Record<keyof typeof LISTS, RegExp>> = { alerts: /Acknowledge/, tasks: /HbA1c/ };

const DENSITIES = [
  ['comfortable', 36],
  ['compact', 28],
] as const;

describe.each(DENSITIES)('density %s', (density, height) => {
  it.each(Object.keys(LISTS) as (keyof typeof LISTS)[])(
    `renders each row of the %s ${height} px high`,
    async (list) => {
      await page.viewport(1440, 900);
      renderUi(<div data-density={density}>{LISTS[list]}</div>, { now, http });
      const name = ROW_NAMES[list];
      const rows = await (name ? screen.findAllByRole('row', { name }) : screen.findAllByRole('listitem'));
      // The last row has no line below it.
      const heights = rows.map((row) => Math.round(row.getBoundingClientRect().height));
      expect(heights).toEqual(rows.map(() => height));
    },
  );
});
