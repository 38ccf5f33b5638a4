import type { analyticsChartsMessages } from '../../charts/analytics-charts/analytics-charts.messages.ts';
import type { TranslationOf } from '../../messages/index.ts';
import type { messages as addReadingMessages } from '../../readings/add-reading/add-reading.messages.ts';
import type {
  escalationCardMessages,
  lowGlucoseMessages,
} from '../../readings/findings/findings.messages.ts';
import type { goalWordMessages } from '../../readings/goal-words/goal-words.messages.ts';
import type { graverValueMessages } from '../../readings/graver-value/graver-value.messages.ts';
import type { lastReadingsMessages } from '../../readings/last-reading/last-readings.messages.ts';
import type { otherReadingsMessages } from '../../readings/readings-viewer/other-readings.messages.ts';
import type {
  readingsViewerMessages,
  readingWordsMessages,
} from '../../readings/readings-viewer/readings-viewer.messages.ts';
import type {
  openTrendMessages,
  readingTableMessages,
  trendChartMessages,
} from '../../readings/trends.messages.ts';

export const addReading: TranslationOf<typeof addReadingMessages> = {
  name: 'add-reading',
  sentences: {
    title: 'माप जोड़ें',
    kind: 'क्या जोड़ा जा रहा है',
    vitals: 'वाइटल्स',
    sugar: 'शुगर',
    blood: 'रक्त की जाँच',
    urine: 'पेशाब',
    tests: 'त्वरित जाँच',
    other: 'अन्य',
    day: 'दिन',
    time: 'समय',
    timeHint: 'केवल दिन पता हो तो ख़ाली छोड़ें।',
    'no-day': 'वह दिन भरें जब यह मापा गया।',
    'not-a-time': '16:30 जैसा समय भरें, या ख़ाली छोड़ें।',
    'to-come': 'यह समय अभी आया नहीं है। वह समय भरें जब यह मापा गया।',
    'before-birth': 'यह मरीज़ के जन्म से पहले का है। वह समय भरें जब यह मापा गया।',
    empty: 'इनमें से कम से कम एक संख्या भरें।',
    test: 'जाँच',
    testMissing: 'जाँच चुनें।',
    result: 'परिणाम',
    resultMissing: 'परिणाम चुनें।',
    choose: 'चुनें',
    side: 'कौन-सा कान',
    sideMissing: 'कान चुनें।',
    file: 'फ़ाइल',
    fileHint: 'अधिकतम 20 MB की तस्वीर या PDF।',
    fileMissing: 'फ़ाइल चुनें।',
    note: 'टिप्पणी',
    noteHint: 'जो संख्याएँ नहीं बतातीं, जैसे कहाँ मापा गया।',
    save: 'जोड़ें',
    cancel: 'रद्द करें',
    close: 'बंद करें',
    failed: 'यह अभी सहेजा नहीं गया है, और आपका भरा कुछ भी नहीं खोया।',
    conflict: 'यह शायद पहले ही सहेजा जा चुका है: दोबारा जोड़ने से पहले सूची देखें।',
    added: '{what} जोड़ा गया: {value}।',
    addedOnly: '{what} जोड़ा गया।',
    discardTitle: 'इसमें से कुछ भी अभी सहेजा नहीं गया है। इसे छोड़ दें?',
    keep: 'भरना जारी रखें',
    discard: 'छोड़ दें',
    criticalAnnounced: 'ज़रूरी: {found}।',
    now: 'अभी क्या करें',
    alertText: 'ड्यूटी पर मौजूद डॉक्टर के लिए संदेश',
    alertOf: 'UHID {uhid}: {found}, {when} को मापा गया। {please}',
    doctorNow: 'कृपया इसे अभी देखें।',
    doctorToday: 'कृपया इसे आज ही देखें।',
    alertWithoutUhid: '{found}, {when} को मापा गया। {please}',
    copy: 'संदेश कॉपी करें',
    copied: 'संदेश कॉपी हो गया।',
    copyYourself: 'संदेश चुना हुआ है: अपने उपकरण की कुंजियों से कॉपी करें।',
    storedTitle: 'माप सहेज लिया गया है।',
  },
};

export const escalationCard: TranslationOf<typeof escalationCardMessages> = {
  name: 'call-info/escalation-card',
  sentences: {
    doctorNow: 'ज़रूरी: अभी डॉक्टर को बताएँ',
    doctorToday: 'ज़रूरी: आज ही डॉक्टर को बताएँ',
    report: 'आपने किसे बताया?',
    announced: 'ज़रूरी: {found}। सहेजने से पहले इसकी सूचना दें।',
    reading: '{flag}: {value}',
    dutyDoctor: 'ड्यूटी पर मौजूद डॉक्टर को कॉल करें: {phone}',
    noDutyDoctor: 'इस केंद्र के लिए ड्यूटी डॉक्टर का कोई नंबर दर्ज नहीं है। व्यवस्थापक इसे सेटिंग्स, केंद्र में दर्ज करते हैं।',
    now: 'अभी क्या करें',
    SELF_HARM:
      'फ़ोन पर बने रहें और शांति से बात करें। पूछें कि क्या वे अकेले हैं और अभी ख़तरे में हैं, और किसी को उनके पास बुलवाएँ। ड्यूटी पर मौजूद डॉक्टर को बताएँ; ख़तरा हो तो 112 पर कॉल करें। टेली-मानस, 14416, दिन-रात उपलब्ध है।',
    PREGNANCY_SIGN:
      'उनसे कहें कि किसी को साथ लेकर अभी ऐसे अस्पताल जाएँ जहाँ प्रसव होता है। 108 और 102 पर एम्बुलेंस मिलती है। ड्यूटी पर मौजूद डॉक्टर को बताएँ कि वे आ रही हैं।',
    MOTHER_SIGN:
      'उनसे कहें कि किसी को साथ लेकर, शिशु के साथ, अभी अस्पताल जाएँ। 108 और 102 पर एम्बुलेंस मिलती है। ड्यूटी पर मौजूद डॉक्टर को बताएँ कि वे आ रही हैं।',
    INFANT_SIGN:
      'शिशु को अभी अस्पताल में दिखाना ज़रूरी है। उसे त्वचा से लगाकर गर्म रखें, और पी सके तो रास्ते में दूध पिलाएँ। 108 और 102 पर एम्बुलेंस मिलती है। ड्यूटी पर मौजूद डॉक्टर को बताएँ।',
    WARNING_SIGN:
      'मरीज़ से कहें कि 108 पर कॉल करें, या किसी को साथ लेकर नज़दीकी आपातकालीन विभाग जाएँ। ड्यूटी पर मौजूद डॉक्टर को बताएँ।',
    CRITICAL_READING:
      'अंक पढ़कर सुनाएँ। पूछें कि मरीज़ को कैसा लग रहा है, और कोई तकलीफ़ न हो तो पाँच मिनट आराम के बाद दोबारा नापने को कहें। दूसरा अंक जो भी हो, ड्यूटी पर मौजूद डॉक्टर को अभी बताएँ।',
    CRITICAL_READING_TODAY:
      'अंक पढ़कर सुनाएँ। पूछें कि मरीज़ को कैसा लग रहा है, और कोई तकलीफ़ न हो तो पाँच मिनट आराम के बाद दोबारा नापने को कहें। दूसरा अंक जो भी हो, ड्यूटी पर मौजूद डॉक्टर को आज ही बताएँ।',
    useNow: 'अभी सूचना दी',
    goTo: 'सहेजने से पहले सूचना दें',
  },
};

export const lowGlucose: TranslationOf<typeof lowGlucoseMessages> = {
  name: 'call-info/low-glucose',
  sentences: {
    title: 'शुगर कम है: अभी क्या करें',
    acarbose: 'एकार्बोज़ (acarbose)',
    voglibose: 'वोग्लिबोज़ (voglibose)',
    onlyGlucose: 'मरीज़ {medicines} लेते हैं: केवल ग्लूकोज़ काम करेगा, चीनी या रस नहीं।',
    take: {
      one: 'जो होश में हैं वे अभी {grams} ग्राम ग्लूकोज़ लें, पाउडर या गोली। वह न हो तो पानी में {count} चम्मच चीनी। एकार्बोज़ या वोग्लिबोज़ के साथ केवल ग्लूकोज़ काम करता है।',
      other:
        'जो होश में हैं वे अभी {grams} ग्राम ग्लूकोज़ लें, पाउडर या गोली। वह न हो तो पानी में {count} चम्मच चीनी। एकार्बोज़ या वोग्लिबोज़ के साथ केवल ग्लूकोज़ काम करता है।',
    },
    takeGlucose: 'जो होश में हैं वे अभी {grams} ग्राम ग्लूकोज़ लें, पाउडर या गोली।',
    byWeight: 'बच्चे की मात्रा: 0.3 ग्राम प्रति किलो। वज़न {weight} किलो, {day}।',
    byAge: 'मात्रा उम्र के हिसाब से है। पिछले 12 महीनों का वज़न पता नहीं; 0.3 ग्राम प्रति किलो सही मात्रा है।',
    again:
      '15 मिनट बाद फिर मापें। अब भी 70 mg/dL से कम हो तो फिर {grams} ग्राम ग्लूकोज़ लें। 70 या अधिक हो तो खाना खाएँ।',
    takeAtAnyAge:
      'जो होश में हैं वे अभी ग्लूकोज़ लें, पाउडर या गोली। वयस्क: 15 ग्राम। 1 वर्ष से बड़ा बच्चा: 0.3 ग्राम प्रति किलो, अधिकतम 15 ग्राम। ग्लूकोज़ न हो तो हर 5 ग्राम के लिए पानी में एक चम्मच चीनी। एकार्बोज़ या वोग्लिबोज़ के साथ केवल ग्लूकोज़ काम करता है।',
    takeGlucoseAtAnyAge:
      'जो होश में हैं वे अभी ग्लूकोज़ लें, पाउडर या गोली। वयस्क: 15 ग्राम। 1 वर्ष से बड़ा बच्चा: 0.3 ग्राम प्रति किलो, अधिकतम 15 ग्राम।',
    babyAtAnyAge: '1 वर्ष से छोटा शिशु: अभी दूध पिलाएँ और अस्पताल ले जाएँ।',
    againAtAnyAge: '15 मिनट बाद फिर मापें। अब भी 70 mg/dL से कम हो तो उतना ही फिर दें। 70 या अधिक हो तो खाना खाएँ।',
    drowsy: 'जो सुस्त या बेहोश हैं उन्हें मुँह से कुछ न दें: 108 पर कॉल करें।',
    feed: 'शिशु को अभी दूध पिलाएँ: माँ का दूध, निकाला हुआ दूध या जो वह हमेशा पीता है।',
    babyToHospital: 'शिशु को अभी अस्पताल ले जाएँ, त्वचा से लगाकर गर्म रखें। 108 और 102 पर एम्बुलेंस मिलती है।',
    babyDrowsy: 'सुस्ती से दूध न पी सके, या दौरे पड़ें: मुँह से कुछ न दें, 108 पर कॉल करें।',
    callDoctor: 'शुगर बढ़ जाए तब भी ड्यूटी पर मौजूद डॉक्टर को अभी बताएँ।',
  },
};

export const goalWords: TranslationOf<typeof goalWordMessages> = {
  name: 'goal-words',
  sentences: {
    whole: '{what}: {aim}',
    isBelow: '{value} से कम',
    isAtMost: 'अधिक से अधिक {value}',
    isAtLeast: 'कम से कम {value}',
    isAbove: '{value} से अधिक',
  },
};

export const graverValue: TranslationOf<typeof graverValueMessages> = {
  name: 'graver-value',
  sentences: {
    before: 'इससे पहले, {time}: {value}',
  },
};

export const lastReadings: TranslationOf<typeof lastReadingsMessages> = {
  name: 'last-readings',
  sentences: {
    title: 'पिछले मान',
    failed: '{metric} लोड नहीं हो सका',
    none: 'दर्ज नहीं',
    by: '{date}, {author}',
    beforeEnrolment: 'नामांकन से पहले',
    before: '{date} ({value}) से {change}',
    beforeOnly: 'इससे पहले: {value} ({date})',
    course: { one: '{since} से {count} मान: {range}', other: '{since} से {count} मान: {range}' },
    irrPulse: 'अनियमित नाड़ी',
  },
};

export const otherReadings: TranslationOf<typeof otherReadingsMessages> = {
  name: 'other-readings',
  sentences: {
    bare: 'बिना मान के रिकॉर्ड',
    rapidTests: 'त्वरित जाँच',
    other: 'अन्य माप',
    otherNote: 'ये कोड किसी माप से नहीं जुड़ते; इनकी न संदर्भ सीमा है, न चेतावनी।',
    withheld: {
      one: '1 माप गिना नहीं जाता: हटाया गया, बदला गया या संदिग्ध',
      other: '{count} माप गिने नहीं जाते: हटाए गए, बदले गए या संदिग्ध',
    },
    notDrawn: { one: 'चार्ट पर नहीं: 1', other: 'चार्ट पर नहीं: {count}' },
    assessment: 'दूसरा सिस्टम: {words}',
    deleted: 'हटाया गया',
    superseded: 'सुधार से बदला गया',
    enteredInError: 'वापस लिया गया: ग़लती से दर्ज',
    inFuture: 'संदिग्ध: आयात के समय इसका समय आया ही नहीं था',
    beforeBirth: 'संदिग्ध: दर्ज जन्म तिथि से पहले का',
    afterDeath: 'संदिग्ध: दर्ज मृत्यु तिथि के बाद का',
    standing: 'गिना नहीं जाता: {standing}',
    unnamed: 'बिना नाम',
    more: { one: '1 और दिखाएँ', other: '{count} और दिखाएँ' },
  },
};

export const readingsViewer: TranslationOf<typeof readingsViewerMessages> = {
  name: 'readings-viewer',
  sentences: {
    readings: 'माप',
    loading: 'माप लोड हो रहे हैं',
    loaded: { one: '1 माप', other: '{count} माप' },
    failedTitle: 'माप लोड नहीं हो सके',
    partTitle: 'कुछ माप यहाँ नहीं हैं',
    partText: 'लोड नहीं हो सके: {parts}। यहाँ सब कुछ नहीं दिख रहा है।',
    otherPart: 'अन्य माप',
    refreshFailed: 'माप ताज़ा नहीं हो सके; दिखाई गई जानकारी पुरानी हो सकती है।',
    unreadable: {
      one: '1 माप यह संस्करण नहीं दिखा सकता।',
      other: '{count} माप यह संस्करण नहीं दिखा सकता।',
    },
    noneTitle: 'अभी कोई माप नहीं',
    noneText: 'कॉल पर बताए, जोड़े या आयात किए गए माप यहाँ दिखते हैं।',
    add: 'माप जोड़ें',
    measures: 'रुझान',
    measure: 'माप',
    latest: 'नवीनतम',
    status: 'स्थिति',
    changed: 'बदलाव',
    course: 'रुझान',
    measuredOn: 'तारीख',
    first: '{trend} सबसे पहले दिखाएँ',
    notFirst: '{trend} अपनी सामान्य जगह पर दिखाएँ',
    values: { one: '1 मान', other: '{count} मान' },
    change: 'पिछले से {change}',
    notDrawn: { one: '1 चार्ट पर नहीं', other: '{count} चार्ट पर नहीं' },
    back: 'सभी माप',
    printedAt: 'छपने का समय',
    unknownTrend: 'इन मापों में ऐसा कोई रुझान नहीं है।',
  },
};

export const readingWords: TranslationOf<typeof readingWordsMessages> = {
  name: 'reading-words',
  sentences: {
    manual: 'हाथ से दर्ज',
    noTime: 'तारीख़ नहीं',
    why_words: 'शब्द हैं, संख्या नहीं',
    why_no_unit: 'इकाई नहीं',
    why_other_unit: 'ऐसी इकाई जो बदली नहीं जा सकती',
    why_impossible: 'यह मान किसी जीवित व्यक्ति का नहीं हो सकता: फिर से मापें',
    why_in_words: 'परिणाम शब्दों में है',
    why_no_time: 'पढ़ने योग्य तारीख़ नहीं',
    why_other_situation: 'बाद के संस्करण की भोजन स्थिति',
  },
};

export const openTrend: TranslationOf<typeof openTrendMessages> = {
  name: 'open-trend',
  sentences: {
    week: '{week}w',
    range: 'समय',
    month: '1 महीना',
    quarter: '3 महीने',
    year: '1 वर्ष',
    all: 'सभी',
    own: 'अपने दिन',
    from: 'से',
    to: 'तक',
    unit: 'इकाई',
    summaryOne: '{count}, {from}: {last}, {flag}।',
    summary: '{from} से {to} तक {count}। आख़िरी: {last}, {flag}।',
    spread: 'सबसे कम {lowest}, सबसे अधिक {highest}।',
    lineSummary: '{line}: {text}',
    showAll: 'सारा समय दिखाएँ',
    referenceNote: 'हर दिन इस व्यक्ति के लिए संदर्भ सीमा; संदर्भ कोई निदान नहीं है।',
    unverified: 'संदर्भ के एक भाग की चिकित्सक से पुष्टि बाकी है।',
    median: 'WHO माध्यिका',
    minus2: '\u22122 SD',
    minus3: '\u22123 SD',
    growthNote: 'बिंदुदार रेखाएँ: WHO विकास मानक, उम्र के अनुसार वज़न, जन्म से पाँच वर्ष तक।',
    gain: '{due} को अपेक्षित प्रसव वाली गर्भावस्था में बढ़त: {first} से {last} तक {gain} kg। प्रसव तक अनुशंसित: {low} से {high} kg।',
    gainUnverified: 'इस अनुशंसा की चिकित्सक से पुष्टि बाकी है।',
    goal: 'लक्ष्य: {goal}',
    goalLine: 'लक्ष्य: {aim}',
    goalDue: 'लक्ष्य: {goal}, {date} तक',
    goalReached: '{goal}। पिछला मान {value} लक्ष्य के भीतर है।',
    goalNotReached: '{goal}। पिछला मान {value} लक्ष्य के भीतर नहीं है।',
    bothSexes: 'लिंग दर्ज नहीं है: दोनों की संदर्भ सीमाएँ दिखाई गई हैं।',
  },
};

export const trendChart: TranslationOf<typeof trendChartMessages> = {
  name: 'trend-chart',
  sentences: {
    chart: '{trend}, समय के साथ',
    stop: '{date}, {values}, {flag}, {count} में से {number}',
    none: 'इस समय में कोई मान नहीं',
    keys: 'तीर कुंजियाँ एक मान से दूसरे पर ले जाती हैं, Home और End पहले और आख़िरी पर; प्लस और माइनस पास-दूर करते हैं, 0 सारा समय दिखाता है।',
    zoomIn: 'पास से देखें',
    zoomOut: 'दूर से देखें',
    whole: 'सारा समय',
    shown: '{from} से {to}',
    before: 'नामांकन से पहले',
    beforeEnrolment: 'नामांकन से पहले',
    lines: 'दिखाई गई रेखाएँ',
    bounds: 'हरी रेखाएँ उस रेखा की संदर्भ सीमा हैं जिसके डैश वैसे ही हैं।',
    bands: 'हरा: ऊपर वाले मान की सामान्य सीमा। नीला: नीचे वाले मान की।',
    marks: 'कॉल और टिप्पणियाँ',
    mark: '{date}: {text}, {count} में से {number}',
    call: 'कॉल',
    note: 'टिप्पणी',
  },
};

export const readingTable: TranslationOf<typeof readingTableMessages> = {
  name: 'reading-table',
  sentences: {
    caption: '{trend}: चार्ट के मान और वे जो उस पर नहीं हैं',
    date: 'तारीख़',
    time: 'समय',
    entered: 'जैसा दर्ज हुआ',
    shown: '{unit} में',
    flag: 'चेतावनी',
    situation: 'भोजन',
    irregular: 'अनियमित नाड़ी',
    yes: 'हाँ',
    author: 'किसने',
    source: 'स्रोत',
    note: 'टिप्पणी',
    assessment: 'दूसरा सिस्टम: {words}',
    notDrawn: 'चार्ट पर नहीं',
    timeFrom: 'किसका समय',
    reading: 'माप',
    enteredLine: '{line}, जैसा दर्ज हुआ',
    shownLine: '{line}, {unit} में',
    newestFirst: 'नए पहले',
    oldestFirst: 'पुराने पहले',
    shortened: 'बहुत दशमलव वाली संख्याएँ पूर्णांकित दिखाई गई हैं। फ़ाइल में हर अंक है।',
    page: '{count} में से {first} से {last}',
    previous: 'पिछला पृष्ठ',
    next: 'अगला पृष्ठ',
    export: 'CSV में निर्यात करें',
    exported: { one: '1 पंक्ति निर्यात हुई', other: '{count} पंक्तियाँ निर्यात हुईं' },
    print: 'छापें',
    days: 'दिन',
    fromTo: '{from} से {to}',
  },
};

export const analyticsCharts: TranslationOf<typeof analyticsChartsMessages> = {
  name: 'analytics-charts',
  sentences: {
    topics: 'विषय',
    topic: 'विषय',
    period: 'अवधि',
    frame: 'चार्ट: {topic}',
    loading: 'चार्ट लोड हो रहा है',
    shown: 'चार्ट दिखाया गया: {topic}',
    again: 'ताज़ा करें',
    full: 'पूरी स्क्रीन',
    notFull: 'पूरी स्क्रीन से बाहर',
    asTable: 'तालिका दिखाएँ',
    asChart: 'चार्ट दिखाएँ',
    print: 'प्रिंट करें',
    printFailed: 'प्रिंट का पेज नहीं खुला। इस साइट के लिए पॉप-अप की अनुमति दें, फिर कोशिश करें।',
    export: 'CSV में निर्यात करें',
    exportFailed: 'फ़ाइल नहीं बन सकी। फिर कोशिश करें।',
    failedTitle: 'चार्ट लोड नहीं हो सका',
    slow: 'चार्ट सेवा ने 15 सेकंड में उत्तर नहीं दिया।',
    elsewhere: '{service} ने बनाया। चार्ट न दिखे तो ताज़ा करें।',
    population: 'किनकी गिनती है',
    measure: 'कैसे',
  },
};
