import { expect, it } from 'vitest';

import { userOf } from '../tests/factories';
import { turnedAwayTo, type Access } from './access';

const student = userOf({ role: 'student' });
const admin = userOf({ role: 'admin' });
const faculty = userOf({ role: 'faculty' });

it.each([
  ['a stranger to a public page', 'public', null, '/events', null],
  [
    'a stranger to a dashboard',
    'student',
    null,
    '/student/dashboard?tab=1',
    '/login?next=%2Fstudent%2Fdashboard%3Ftab%3D1',
  ],
  ['a student to the student dashboard', 'student', student, '/student/dashboard', null],
  ['a student to the alumni page', 'signed-in', student, '/alumni', null],
  ['an admin to the student dashboard', 'student', admin, '/student/dashboard', '/admin/dashboard'],
  ['faculty to the student dashboard', 'student', faculty, '/student/dashboard', '/alumni'],
  ['a stranger to the sign-in', 'signed-out', null, '/login', null],
  ['a student to the sign-in', 'signed-out', student, '/login', '/student/dashboard'],
  ['a student to the sign-in on the way to somewhere', 'signed-out', student, '/login?next=%2Falumni', '/alumni'],
  [
    'a student to the sign-in with a foreign next',
    'signed-out',
    student,
    '/login?next=%2F%2Fevil.example',
    '/student/dashboard',
  ],
] as const)('sends %s the right way', (_who, access: Access, user, address, path) => {
  expect(turnedAwayTo({ access, user, address })).toBe(path);
});
