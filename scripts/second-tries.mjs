/** Names every test that failed first and passed on its second try, at the end of the run where nobody overlooks it. */
export default class SecondTries {
  names = [];

  onTestCaseResult(testCase) {
    if (testCase.diagnostic()?.flaky)
      this.names.push(`${testCase.module.relativeModuleId}: ${testCase.fullName}`);
  }

  onTestRunEnd() {
    if (this.names.length > 0) console.warn(`PASSED ONLY ON THE SECOND TRY:\n  ${this.names.join('\n  ')}`);
  }
}
