import { endpoint, json } from '../endpoint';
import { home } from '../entities/home';

const everybody = ['user', 'verifier', 'approver', 'readonly', 'admin'] as const;

export const getHome = endpoint({
  method: 'GET',
  path: '/api/home',
  summary: 'Your home page: work to do',
  tag: 'Home',
  access: everybody,
  answer: json(home),
});
