/** Keys without a character, by the code points of https://www.w3.org/TR/webdriver2/#keyboard-actions. */
const CODE_POINTS: Readonly<Record<string, string>> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

const actionsOf = (keys: readonly string[]): unknown => [
  {
    type: 'key',
    id: 'keyboard',
    actions: keys.flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]),
  },
];

/** Returns actions for both `input.performActions` of WebDriver BiDi and `POST /actions` of WebDriver. */
export const typing = (text: string): unknown => actionsOf([...text]);

export function pressing(key: string): unknown {
  const value = key.length === 1 ? key : CODE_POINTS[key];
  if (!value) throw new Error(`${key} has no code point here: add it from the list of WebDriver.`);
  return actionsOf([value]);
}
