import { expect, it } from 'vitest';
import { renderUi } from '#test';
import { MeasuredText } from './index.ts';

it.each<[string, readonly string[]]>([
  ['Very high blood sugar: 420 mg/dL. Call the doctor now', ['420 mg/dL']],
  ['Range 70–99 mg/dL, of women ≤ 1.1 mg/dL', ['70–99 mg/dL', '≤ 1.1 mg/dL']],
  ['Blood pressure 192/118, hospital now', ['192/118']],
  ['Blood pressure 192/118 mmHg', ['192/118 mmHg']],
  ['Oxygen 84% on air', ['84%']],
  ['Temperature 39.4 °C, pulse 131 /min', ['39.4 °C', '131 /min']],
  ['Creatinine above 442 µmol/L', ['442 µmol/L']],
  ['Take 15 g glucose, again after 15 minutes', ['15 g']],
  ['Seen on 12 January by 3 people', []],
  ['Not judged: unit', []],
])('values of “%s” are not translated', (text, values) => {
  const { container } = renderUi(
    <p>
      <MeasuredText>{text}</MeasuredText>
    </p>,
  );
  expect(container.textContent).toBe(text);
  expect([...container.querySelectorAll('[translate="no"]')].map((one) => one.textContent)).toEqual(values);
});

it('leaves the named parts alone too', () => {
  const { container } = renderUi(
    <p>
      <MeasuredText parts={['Asha Coach']}>Asha Coach read 320 mg/dL</MeasuredText>
    </p>,
  );
  const untranslated = [...container.querySelectorAll('[translate="no"]')];
  expect(untranslated.map(({ textContent }) => textContent)).toEqual(['Asha Coach', '320 mg/dL']);
});
