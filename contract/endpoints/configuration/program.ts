import { endpoint, json } from '../../endpoint';
import { programConfiguration, programPublic } from '../../entities/program';

export const getProgram = endpoint({
  method: 'GET',
  path: '/api/program',
  summary: 'The board and its program',
  tag: 'Program',
  access: 'public',
  answer: json(programPublic),
});

export const getConfiguration = endpoint({
  method: 'GET',
  path: '/api/admin/configuration',
  summary: 'The full configuration in effect',
  tag: 'Program',
  access: ['admin'],
  answer: json(programConfiguration),
});
