import type { ChartPeriod, ChartTopic } from '@careline/core/internal/charts';

/**
 * The counts of each chart as independent SQL: cut-offs as numbers, windows by the database's calendar. `$1` is
 * the facility, `$2` the moment in unix seconds. Values are in conventional units; conversions are tested in
 * core.
 */
const WINDOW = '{start}';

const local = (time: string) => `extract(epoch from (${time}) at time zone 'Asia/Kolkata')`;
const months = (count: number) =>
  local(`date_trunc('month', to_timestamp($2) at time zone 'Asia/Kolkata') - interval '${count - 1} months'`);
const STARTS: Readonly<Record<ChartPeriod, string>> = {
  '12-months': months(12),
  '3-months': months(3),
  '30-days': local(`date_trunc('day', to_timestamp($2) at time zone 'Asia/Kolkata') - interval '29 days'`),
};

const LIVING = `select p.* from person p where p.deceased is null and p.erased_at is null
  and p.id in (select person_id from person_facility where facility_id = $1)`;

const ADULTS = `select p.* from (${LIVING}) p
  where p.birth_date is not null
    and (rpad(p.birth_date, 4) || coalesce(nullif(substr(p.birth_date, 5, 3), ''), '-12')
      || coalesce(nullif(substr(p.birth_date, 8, 3), ''), '-31'))
      <= to_char((to_timestamp($2) at time zone 'Asia/Kolkata') - interval '18 years', 'YYYY-MM-DD')
    and p.id not in (select person_id from pregnancy where ended_at is null or ended_at > $2 - 3628800)
    and p.id not in (select person_id from enrolment
      where programme = 'healthy_motherhood' and (ended_at is null or ended_at > $2))`;

const standing = (alias: string) => `not ${alias}.deleted and ${alias}.superseded_by is null
  and ${alias}.status <> 'entered-in-error' and ${alias}.status <> 'cancelled' and ${alias}.sort_at < $2 + 86400`;

/** Selects the newest reading of each person. */
const last = (metric: string, more = 'true', window = `r.sort_at >= ${WINDOW}`) => `
  select distinct on (r.person_id) r.person_id, r."values" as vals from reading r
  where r.metric = '${metric}' and ${standing('r')} and ${window} and ${more}
  order by r.person_id, r.sort_at desc, r.id desc`;

/** Converts a value to its unit if its text is a number. */
const number = (key: string, unit: string, vals = 'vals') => `(
  select (e ->> 'text')::numeric from jsonb_array_elements(${vals}) e
  where e ->> 'key' = '${key}' and e ->> 'unit' = '${unit}' and e ->> 'text' ~ '^[0-9]+(\\.[0-9]+)?$')`;

const has = (key: string) =>
  `exists (select 1 from jsonb_array_elements(r."values") e where e ->> 'key' = '${key}')`;

const PRESSURE = `select person_id, case
    when s is null or d is null or s <= d then 'unknown'
    when s >= 180 or d >= 110 then 'grade3' when s >= 160 or d >= 100 then 'grade2'
    when s >= 140 or d >= 90 then 'grade1' when s >= 130 or d >= 85 then 'high-normal' else 'normal' end as class
  from (select person_id, ${number('systolic', 'mm[Hg]')} as s, ${number('diastolic', 'mm[Hg]')} as d
    from (${last('bloodpressure')}) l) n`;

const HBA1C = `select person_id, case when v is null then 'unknown' when v >= 6.5 then 'diabetes-range'
    when v >= 5.7 then 'prediabetes' else 'normal' end as class
  from (select person_id, ${number('value', '%')} as v from (${last('hba1c')}) l) n`;

const FASTING = `select person_id, case when v is null then 'unknown' when v >= 126 then 'diabetes-range'
    when v >= 100 then 'prediabetes' else 'normal' end as class
  from (select person_id, ${number('value', 'mg/dL')} as v
    from (${last('bloodglucose', `r.meal_situation = 'MEAL_SITUATION_FASTING'`)}) l) n`;

const LIPIDS = `select n.person_id, case
    when ldl >= 190 or tg >= 500 then 'very-high'
    when tc >= 240 or ldl >= 160 or tg >= 200 then 'high'
    when tc >= 200 or ldl >= 130 or tg >= 150 or hdl < 40 or (hdl < 50 and lower(p.gender) = 'female') then 'borderline'
    when coalesce(tc, ldl, tg, hdl) is null then 'unknown' else 'within' end as class
  from (select person_id, ${number('totalCholesterol', 'mg/dL')} as tc, ${number('ldl', 'mg/dL')} as ldl,
    ${number('triglycerides', 'mg/dL')} as tg, ${number('hdl', 'mg/dL')} as hdl from (${last('lipid')}) l) n
  join person p on p.id = n.person_id`;

const BMI = `select person_id, case when bmi is null then 'unknown' when bmi < 18.5 then 'underweight'
    when bmi < 23 then 'normal' when bmi < 25 then 'overweight' else 'obese' end as class
  from (select w.person_id, round(${number('weight', 'kg', 'w.vals')}
      / power(${number('height', 'cm', 'h.vals')} / 100, 2), 1) as bmi
    from (${last('body', has('weight'))}) w join (${last('body', has('height'), 'true')}) h using (person_id)) n`;

/** Selects everyone in the population with their classes. */
const CLASSED = `select a.id, coalesce(p.class, 'unknown') as pressure,
    coalesce(h.class, f.class, 'unknown') as sugar, coalesce(l.class, 'unknown') as lipids,
    coalesce(b.class, 'unknown') as bmi
  from (${ADULTS}) a
  left join (${PRESSURE}) p on p.person_id = a.id left join (${HBA1C}) h on h.person_id = a.id
  left join (${FASTING}) f on f.person_id = a.id left join (${LIPIDS}) l on l.person_id = a.id
  left join (${BMI}) b on b.person_id = a.id`;

const byClass = (name: string) =>
  `select ${name} as r, '' as c, count(*) as n from (${CLASSED}) x group by 1`;

const OUTCOME = `case when s.status = 'withdrawn' then 'open'
  when s.disposition in ('reached-patient', 'reached-relative') then 'reached'
  when s.disposition in ('callback-requested', 'no-answer', 'busy', 'switched-off', 'call-dropped', 'language-barrier')
    then 'retry'
  when s.disposition is not null then 'stop' else 'open' end`;

const calls = (row: string, from: string) => `
  select ${row} as r, ${OUTCOME} as c, count(*) as n
  from contact c join contact_status s on s.id = c.current_status_id
  where c.facility_id = $1 and c.started_at >= ${from} and c.started_at < $2 + 86400 group by 1, 2`;

const present = (test: string, known: string) =>
  `(case when ${known} <> 'unknown' and ${test} then 1 else 0 end)`;
const KNOWN = `((pressure <> 'unknown')::int + (sugar <> 'unknown')::int + (lipids <> 'unknown')::int + (bmi <> 'unknown')::int)`;
const PRESENT = `(${present(`pressure like 'grade%'`, 'pressure')} + ${present(`sugar = 'diabetes-range'`, 'sugar')}
  + ${present(`lipids like '%high'`, 'lipids')} + ${present(`bmi = 'obese'`, 'bmi')})`;

const CHART_SQL: Readonly<Record<ChartTopic, string>> = {
  touchpoints: calls(`to_char(to_timestamp(c.started_at) at time zone 'Asia/Kolkata', 'YYYY-MM')`, WINDOW),
  gender: `select case when lower(gender) = 'female' or lower(gender) = 'male' or lower(gender) = 'other' then lower(gender) else 'unknown' end as r,
    '' as c, count(*) as n from (${LIVING}) p group by 1`,
  bmi: byClass('bmi'),
  'risk-matrix': `select pressure as r, sugar as c, count(*) as n from (${CLASSED}) x group by 1, 2`,
  'coach-workload': calls('c.author_id::text', WINDOW),
  'whatsapp-message-audit': `select channel as r, state as c, count(*) as n from patient_message
    where facility_id = $1 and created_at >= ${WINDOW} and created_at < $2 + 86400 group by 1, 2`,
  'cardiac-risk': `select case when ${KNOWN} = 0 then 'unknown' else ${PRESENT}::text end as r,
    case when ${KNOWN} = 4 then 'all' else 'some' end as c, count(*) as n from (${CLASSED}) x group by 1, 2`,
  'diabetes-risk': byClass('sugar'),
  'hypertension-risk': byClass('pressure'),
  'dyslipidaemia-risk': byClass('lipids'),
};

const over = (text: string, period: ChartPeriod | undefined): string =>
  text.replaceAll(WINDOW, STARTS[period ?? '12-months']);

export const chartSql = (topic: ChartTopic, period: ChartPeriod | undefined): string =>
  over(CHART_SQL[topic], period);

/** The population of each topic, which the bins must add up to. */
const POPULATIONS = {
  people: `select count(*) as n from (${LIVING}) p`,
  adults: `select count(*) as n from (${ADULTS}) p`,
  calls: `select count(*) as n from contact c
    where c.facility_id = $1 and c.started_at >= ${WINDOW} and c.started_at < $2 + 86400`,
} as const;

export type Population = keyof typeof POPULATIONS;
export const populationSql = (population: Population, period: ChartPeriod | undefined): string =>
  over(POPULATIONS[population], period);
