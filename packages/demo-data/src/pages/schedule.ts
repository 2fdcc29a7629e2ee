const on = (day: string) => (time: string, title: string, place: string, track?: string) => ({
  day,
  time,
  title,
  place,
  track,
});
const [first, second, third] = [on('Day 1'), on('Day 2'), on('Day 3')];

/** Tracks and days of the festival. */
export const DEMO_SCHEDULE = {
  title: 'Schedule and tracks',
  subtitle: 'Three days, four tracks. Talks are open to everybody; competitions need a team. Times are in IST.',
  tracks: [
    { name: 'Build', description: 'A 24-hour hackathon: hardware, software, or both, from a problem of the campus.' },
    { name: 'Pitch', description: 'The ideathon: from one sentence to five slides, with a mentor at every table.' },
    { name: 'Compete', description: 'Fintellect, CaseOnPoint, Bidbizz and Market It!, with prizes for every podium.' },
    { name: 'Listen', description: 'Founders, investors and researchers, who stay for questions and chai.' },
  ],
  entries: [
    first('9:00 AM', 'Registration and breakfast', 'Main lawn'),
    first('10:00 AM', 'Opening', 'Open-air theatre'),
    first('11:00 AM', 'Find a team in an hour', 'Student Activity Centre', 'Pitch'),
    first('12:00 PM', 'Hackathon begins', 'Computer Centre', 'Build'),
    first('3:00 PM', 'Fintellect', 'Seminar Hall 1', 'Compete'),
    first('6:00 PM', 'Founders on what failed first', 'Open-air theatre', 'Listen'),
    second('9:30 AM', 'CaseOnPoint', 'Seminar Hall 2', 'Compete'),
    second('12:00 PM', 'Hackathon ends, demos begin', 'Computer Centre', 'Build'),
    second('2:00 PM', 'Ideathon tables', 'Student Activity Centre', 'Pitch'),
    second('5:00 PM', 'How an angel reads your deck', 'Lecture Theatre 1', 'Listen'),
    second('8:00 PM', 'Open mic and food stalls', 'Main lawn'),
    third('9:30 AM', 'Bidbizz', 'Seminar Hall 1', 'Compete'),
    third('11:30 AM', 'Market It!', 'Seminar Hall 2', 'Compete'),
    third('2:00 PM', 'Startup expo', 'Main lawn', 'Listen'),
    third('4:00 PM', 'Ideathon final', 'Open-air theatre', 'Pitch'),
    third('6:00 PM', 'Prizes and thanks', 'Open-air theatre'),
  ],
};
