/**
 * Lists the tests that passed only on their second try, at the end of the run. Tells the parent process about each
 * finished test, so that it notices a run that hangs.
 */
export default class SecondTries {
  names = [];

  onTestCaseResult(testCase) {
    process.send?.({ finished: testCase.module.relativeModuleId });
    if (testCase.diagnostic()?.flaky)
      this.names.push(`${testCase.module.relativeModuleId}: ${testCase.fullName}`);
  }

  onTestRunEnd() {
    if (this.names.length > 0) console.warn(`PASSED ONLY ON THE SECOND TRY:\n  ${this.names.join('\n  ')}`);
  }
}
