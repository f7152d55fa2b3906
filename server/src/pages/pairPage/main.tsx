import './style.css';
import { render } from 'preact';
import { App } from './app';
import { findHost } from './host';

const page = document.getElementById('page');
if (!page) throw new Error('the page has no place to draw in');
render(<App host={findHost()} />, page);
